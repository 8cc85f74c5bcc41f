import { toBeAlive } from '../../apps/store/e2e/steps/alive.ts';
import { logIn, newPerson, register } from '../../apps/store/e2e/steps/session.ts';
import { apiModule, journey, store, tests, ui } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { dataOf } from '../walks/ask.ts';
import { customer } from '../walks/customer.ts';
import { formSays, mustAppear } from '../walks/forms.ts';
import { message, plain } from '../walks/messages.ts';
import { asCustomer, inBrowser, textOf } from '../walks/pages.ts';
import { addAddress, cartWith, deliver, FRENCH_ADDRESS, joinAs, takePieces } from '../walks/purchase.ts';
import { mustRefuse, withoutAddress, withoutMethod } from '../walks/refusals.ts';

const OFFER = `mutation($r: Int!, $v: ID!, $a: Int!) {
  makePriceOffer(productReference: $r, productVariantId: $v, amount: $a) { id }
}`;

type Offered = { r: number; v: string; price: number; min: number };

/** A piece whose seller takes offers, with its bounds. */
async function bargain(visit: Visit): Promise<Offered> {
  const [reference = 0] = await takePieces(visit, 1, { facetFilters: ['acceptsOffers:true'] });
  const { product } = await dataOf<{
    product: {
      variants: {
        id: string;
        pricing: { currentPrice: { amount: number }; priceOfferRange: { min: number } | null };
      }[];
    };
  }>(
    visit,
    'query($r: Int!) { product(reference: $r) { variants { id pricing { currentPrice { amount } priceOfferRange { min } } } } }',
    { r: reference },
  );
  const [variant] = product.variants;
  return {
    r: reference,
    v: variant?.id ?? '',
    price: variant?.pricing.currentPrice.amount ?? 0,
    min: variant?.pricing.priceOfferRange?.min ?? 0,
  };
}

const refusesOffer = (code: number, amount: (piece: Offered) => number) =>
  walk(async (visit) => {
    const page = await visit.page();
    await joinAs(visit, page);
    const piece = await bargain(visit);
    await mustRefuse(visit, code, OFFER, { r: piece.r, v: piece.v, a: amount(piece) }, page);
  });

const offerWords = (story: string) => [
  { file: 'packages/ui/src/offer-form/OfferForm.stories.tsx', title: story },
  ...ui('offer-form/OfferForm', '%s is told in %s and ends the form'),
];

const codes: Row[] = [
  [
    '0',
    'GraphQL code 0 says “An error has occurred, please try again later.”',
    formSays(
      async (page, visit) => {
        await page.goto(visit.path('/resetPassword'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) =>
          route.fulfill({
            status: 500,
            contentType: 'application/json',
            body: JSON.stringify({
              data: null,
              errors: [{ message: 'UNKNOWN', extensions: { name: 'UNKNOWN', code: 0 } }],
            }),
          }),
        );
        await page.getByRole('textbox').first().fill('camille@example.fr');
        await page.getByRole('button', { name: /^(Recevoir le lien|Get the link)$/ }).click();
      },
      {
        fr: /Une erreur (s'est produite|est survenue)/,
        en: 'An error has occurred, please try again later.',
      },
    ),
  ],
  ['900', 'Code 900: the offered price is too low', refusesOffer(900, () => 100)],
  [
    '900-minimum',
    'Code 900 tells the least that can be offered',
    tests(
      offerWords('RefusedTooLow'),
      ui('offer-form/OfferForm', '%s is told beside the field in %s, which may be mended'),
    ),
  ],
  [
    '901',
    'Code 901: the proposed price is above the base price',
    refusesOffer(901, ({ price }) => price + 100),
  ],
  [
    '902',
    'Code 902: another user has already made an offer',
    walk(async (visit) => {
      const piece = await bargain(visit);
      const variables = { r: piece.r, v: piece.v, a: Math.max(piece.min, Math.ceil(piece.price * 0.9)) };
      for (const expected of [null, 902]) {
        const page = await visit.page();
        await joinAs(visit, page);
        if (expected === null) await dataOf(visit, OFFER, variables, page);
        else await mustRefuse(visit, expected, OFFER, variables, page);
      }
    }),
  ],
  [
    '903',
    'Code 903: no offer during this period',
    tests(apiModule('offers/making', 'during a sale no offer is taken')),
  ],
  [
    '904',
    'Code 904: one has already made an offer on this product',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      const piece = await bargain(visit);
      const variables = { r: piece.r, v: piece.v, a: Math.max(piece.min, Math.ceil(piece.price * 0.9)) };
      await dataOf(visit, OFFER, variables, page);
      await mustRefuse(visit, 904, OFFER, variables, page);
    }),
  ],
  ['902-words', 'Code 902 is told in words', tests(offerWords('OfferBySomebodyElse'))],
  ['903-words', 'Code 903 is told in words', tests(offerWords('ClosedPeriod'))],
  ['904-words', 'Code 904 is told in words', tests(offerWords('AlreadyMade'))],
  ['701', 'Code 701: the checkout misses a delivery address', withoutAddress()],
  ['703', 'Code 703: the checkout misses a shipping method', withoutMethod()],
  [
    'unknown-checkout',
    'Any other code of the checkout is an unknown error of the payment',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      const cartId = await cartWith(visit, page, await takePieces(visit, 1));
      await deliver(
        visit,
        page,
        cartId,
        { method: 'STANDARD', type: 'DIRECT' },
        await addAddress(visit, page, FRENCH_ADDRESS),
      );
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('CartCheckout')
          ? route.fulfill({
              status: 500,
              contentType: 'application/json',
              body: JSON.stringify({
                data: null,
                errors: [{ message: 'UNKNOWN', extensions: { name: 'UNKNOWN', code: 0 } }],
              }),
            })
          : route.continue(),
      );
      await page.goto(visit.path('/cart/checkout'));
      await page
        .getByRole('button', { name: /(obligation de paiement|payment required)/ })
        .first()
        .click();
      await mustAppear(page, visit, message('checkout.failure.unknown'));
    }),
  ],
  [
    '702',
    'Code 702 shows that the cart is full',
    tests(journey('cart', 'piece ${CART_ITEM_LIMIT + 1} is refused in words, and the cart keeps the others')),
  ],
  ['201', 'Code 201 is a page of 404', tests(journey('bad-input', "an order of nobody's is not found"))],
  [
    '101',
    'Code 101 of the registration is a CONFLICT',
    walk(async (visit) => {
      const { email } = await customer(visit);
      await mustRefuse(
        visit,
        101,
        'mutation($c: CustomerCreate!) { createCustomer(customerCreate: $c) { id } }',
        {
          c: {
            firstName: 'C',
            lastName: 'M',
            emailAddress: email,
            acceptTermsAndConditions: true,
            optIn: false,
            plainPassword: 'Vestes-927!',
          },
        },
      );
    }),
  ],
  [
    '102',
    'Code 102 of a new password is EXPIRED',
    walk((visit) =>
      mustRefuse(
        visit,
        102,
        'mutation { resetPassword(plainPassword: "Vestes-927!", accessToken: "nothing-of-the-kind") }',
        {},
      ),
    ),
  ],
];

const wordings: Row[] = [
  [
    'login',
    'A failed login says “We are unable to connect you. Please verify your information.”',
    formSays(
      async (page, visit) => {
        await page.goto(visit.path('/login'));
        await logIn(page, visit.language, { email: 'nobody@example.fr', password: 'Vestes-927!' });
      },
      {
        fr: /Nous ne pouvons pas vous connecter/,
        en: 'We are unable to connect you. Please verify your information.',
      },
    ),
  ],
  [
    'payment',
    'A payment that is not validated says so, with what to do',
    tests(journey('payment', 'a payment that answers late is waited for, then told of as not yet validated')),
  ],
  [
    'order-display',
    'An order that cannot be shown says “An error occurred, we can’t display your order right now.”',
    walks(
      asCustomer(async (page, visit) => {
        const { orders: own } = await customer(visit);
        await page.goto(visit.path('/account/orders'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) => route.abort());
        await page.locator(`a[href$="${own.waiting.id}"]`).first().click();
        await mustAppear(page, visit, {
          fr: /afficher votre commande/,
          en: "An error occurred, we can't display your order right now.",
        });
      }),
    ),
  ],
  [
    'product-404',
    'A product that is not there says “Oops ! Page not found or unavailable”',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.language === 'fr' ? '/produit/robe-99999999' : '/en/product/dress-99999999');
        await mustAppear(page, visit, { fr: /Oups/, en: /Oops ?! Page not found or unavailable/ });
      }),
    ),
  ],
  [
    'wishlist',
    'A wishlist that fails says “We encountered an unexpected error. Please refresh the page.”',
    walks(
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) => route.abort());
        await page
          .getByRole('banner')
          .getByRole('link', { name: /(Mes favoris|My wishlist)/ })
          .click();
        await mustAppear(page, visit, {
          fr: /erreur inattendue/,
          en: 'We encountered an unexpected error. Please refresh the page.',
        });
      }),
    ),
  ],
  [
    'coupon',
    'A wrong coupon says “Coupon invalide”',
    tests(
      journey('payment', 'a code counts, a declined card charges nothing, a payment left is taken up again'),
    ),
  ],
];

/** A page of the account says that something unexpected happened, and offers to load it anew. */
const unexpected = (path: string) =>
  walks(
    asCustomer(async (page, visit) => {
      await page.goto(visit.path('/account/languages'));
      await page.waitForLoadState('networkidle');
      await page.route('**/graphql', (route) => route.abort());
      await page
        .locator(`nav a[href$="${visit.path(path)}"], aside a[href$="${visit.path(path)}"]`)
        .first()
        .click();
      await mustAppear(page, visit, {
        fr: /Réessayer|Recharge|réessayez/,
        en: /[Tt]ry again|[Rr]eload|[Rr]efresh/,
      });
    }),
  );

const behaviours: Row[] = [
  ['unexpected-details', 'An unexpected failure of the details is told', unexpected('/account/details')],
  ['unexpected-sizes', 'An unexpected failure of the sizes is told', unexpected('/account/sizes')],
  ['unexpected-returns', 'An unexpected failure of the returns is told', unexpected('/account/returns')],
  ['unexpected-orders', 'An unexpected failure of the orders is told', unexpected('/account/orders')],
  [
    'unexpected-addresses',
    'An unexpected failure of the addresses is told',
    unexpected('/account/addresses'),
  ],
  [
    'unexpected-cart',
    'An unexpected failure of the cart is told',
    walks(
      inBrowser(async (page, visit) => {
        await cartWith(visit, page, await takePieces(visit, 1));
        // The server's answer to a whole page would have the cart in it.
        await page.route('**/graphql', (route) => route.abort());
        await page.goto(visit.path('/shop/'));
        await toBeAlive(page);
        await page
          .getByRole('banner')
          .locator(`a[href$="${visit.path('/cart')}"]`)
          .first()
          .click();
        await mustAppear(page, visit, {
          fr: /Réessayer|Recharge|réessayez/,
          en: /[Tt]ry again|[Rr]eload|[Rr]efresh/,
        });
      }),
    ),
  ],
  [
    'unexpected-register',
    'An unexpected failure of the registration is told',
    formSays(
      async (page, visit) => {
        await page.goto(visit.path('/register'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) => route.abort());
        await register(page, visit.language, newPerson());
      },
      { fr: /réessayez|Réessayez|moment/, en: /try again|moment/ },
    ),
  ],
  [
    'newsletter-internal',
    'An internal failure of the newsletter is told',
    tests(store('server/newsletter', '%s of %s, wanted %s, says so')),
  ],
  [
    'newsletter-invalid',
    'A wrong address of the newsletter is told',
    tests(ui('newsletter-form/NewsletterForm', 'nothing but an address is sent: %s, %s « %s »')),
  ],
  [
    'newsletter-FAILED',
    'A failure of the newsletter is FAILED',
    tests(
      ui(
        'newsletter-form/NewsletterForm',
        'a failure keeps what was typed; a success takes the focus and begins again when asked',
      ),
    ),
  ],
  [
    'reset-password',
    'A failure to ask for a new password is an ERROR',
    formSays(
      async (page, visit) => {
        await page.goto(visit.path('/resetPassword'));
        await page.waitForLoadState('networkidle');
        await page.route('**/graphql', (route) => route.abort());
        await page.getByRole('textbox').first().fill('camille@example.fr');
        await page.getByRole('button', { name: /^(Recevoir le lien|Get the link)$/ }).click();
      },
      { fr: /[Rr]éessay/, en: /[Tt]ry again/ },
    ),
  ],
  [
    'profile-denied',
    'A profile that is denied clears the cookie of the session',
    tests(store('server/proxy', 'a session that the api does not know is cleared too')),
  ],
  [
    'polling-null',
    'A question for the order that fails counts as none',
    tests(store('src/features/orders/order-status', 'a question that came to nothing is asked again')),
  ],
  [
    'locale-logged',
    'A failure to set the language or to fetch the sizes is logged alone',
    reason('Nothing shows outside of the log of the browser.'),
  ],
  [
    'details-error',
    'A failure to save the details is an ERROR',
    tests(store('src/features/account/details-form', 'a failure keeps what was typed')),
  ],
  [
    'flags-emptied',
    'A failure of the wishlist flags empties them',
    reason('Nothing shows outside of the log of the browser: hearts stay empty.'),
  ],
  [
    'page-info',
    'A failure of a list’s page info is an error with its status',
    tests(store('server/serve-pages', '%s without the api is a branded 503')),
  ],
  [
    'structure',
    'A failure of a structure is an empty page',
    tests(
      store(
        'server/page-cache',
        'a page made without its menus is not kept, and an older whole one stands in for it',
      ),
    ),
  ],
  [
    'navigation',
    'A failure of the navigation is an empty navigation',
    tests(
      store(
        'server/page-cache',
        'a page made without its menus is not kept, and an older whole one stands in for it',
      ),
    ),
  ],
  ...['not_shipped', 'pending_return', 'customized_product'].map(
    (code) =>
      [
        `ineligible-${code.replaceAll('_', '-')}`,
        `${code} has its words`,
        walk(async (visit) => {
          const { page } = await customer(visit);
          const own = (await customer(visit)).orders;
          const texts = await Promise.all(
            Object.values(own).map(async ({ id }) =>
              (await page.request.get(visit.path(`/account/orders/${id}`))).text(),
            ),
          );
          const wanted = message(`account-order.return.${code}`) as Record<string, RegExp>;
          if (!texts.some((text) => wanted[visit.language]?.test(plain(textOf(text)))))
            throw new Error('no order says so');
        }),
      ] as const,
  ),
  [
    'ineligible-date-limit-exceeded',
    'date_limit_exceeded has its words',
    tests(ui('return-item-form/ReturnItemForm', 'a piece that stays says why: %s in %s')),
  ],
  [
    'ineligible-unknown',
    'unknown has its words',
    tests(ui('return-item-form/ReturnItemForm', 'a piece that stays says why: %s in %s')),
  ],
  [
    'chunk-reload',
    'A lazy chunk that fails loads the page anew, once a minute at most',
    tests(store('src/lib/reload-on-chunk-error', 'a page that was reloaded %s')),
  ],
  [
    'unknown-middleware',
    'Unknown middleware is a 500',
    reason(
      'Names a mechanism of another framework: the shop’s routes have no middleware that is looked up by name.',
    ),
  ],
  [
    'route-change',
    'A failed change of route takes its status from the error, 500 by default',
    tests(store('server/serve-pages', 'answers %j with %i')),
  ],
  [
    'error-page-fails',
    'An error page that itself fails has a fallback with a link home',
    tests(store('server/serve-pages', '%s without the api is a branded 503')),
  ],
  [
    'external-redirect',
    'A redirect to another site is refused',
    tests(store('src/features/session/return-path', 'no text leads to another origin', '%j leads nowhere')),
  ],
  [
    'hidden-wording',
    'Wording of drop banners and wishlists',
    reason('The specification says that the wording is not shown.'),
  ],
];

export const errors: Statement[] = [
  ...statements('8.code', codes),
  ...statements('8.wording', wordings),
  ...statements('8.behaviour', behaviours),
];

import { apiModule, journey, tests, ui } from '../named-tests.ts';
import { statements, walk, type Row, type Statement } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { dataOf } from '../walks/query.ts';
import { customer } from '../walks/customer.ts';
import { formSays, mustAppear } from '../walks/forms.ts';
import { message } from '../walks/messages.ts';
import { addAddress, cartWith, deliver, FRENCH_ADDRESS, joinAs, takeProducts } from '../walks/purchase.ts';
import { mustRefuse, withoutAddress, withoutMethod } from '../walks/refusals.ts';

const OFFER = `mutation($r: Int!, $v: ID!, $a: Int!) {
  makePriceOffer(productReference: $r, productVariantId: $v, amount: $a) { id }
}`;

type Offered = { r: number; v: string; price: number; min: number };

/** A piece whose seller takes offers, with its bounds. */
async function bargain(visit: Visit): Promise<Offered> {
  const [reference = 0] = await takeProducts(visit, 1, { facetFilters: ['acceptsOffers:true'] });
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

const refusesOffer = (code: number, amount: (item: Offered) => number) =>
  walk(async (visit) => {
    const page = await visit.page();
    await joinAs(visit, page);
    const item = await bargain(visit);
    await mustRefuse(visit, code, OFFER, { r: item.r, v: item.v, a: amount(item) }, page);
  });

const offerWords = (story: string) => [
  { file: 'packages/ui/src/offer-form/OfferForm.stories.tsx', title: story },
  ...ui('offer-form/OfferForm', '%s is shown in %s and disables the form'),
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
        await page.getByRole('button', { name: /^(Recevoir le lien|Send the link)$/ }).click();
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
      ui('offer-form/OfferForm', '%s is shown next to the field in %s, and can be corrected'),
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
      const item = await bargain(visit);
      const variables = { r: item.r, v: item.v, a: Math.max(item.min, Math.ceil(item.price * 0.9)) };
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
    tests(apiModule('offers/making', 'during a sale no offer can be made')),
  ],
  [
    '904',
    'Code 904: one has already made an offer on this product',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      const item = await bargain(visit);
      const variables = { r: item.r, v: item.v, a: Math.max(item.min, Math.ceil(item.price * 0.9)) };
      await dataOf(visit, OFFER, variables, page);
      await mustRefuse(visit, 904, OFFER, variables, page);
    }),
  ],
  ['902-words', 'Code 902 has a message', tests(offerWords('OfferBySomebodyElse'))],
  ['903-words', 'Code 903 has a message', tests(offerWords('ClosedPeriod'))],
  ['904-words', 'Code 904 has a message', tests(offerWords('AlreadyMade'))],
  ['701', 'Code 701: the checkout misses a delivery address', withoutAddress()],
  ['703', 'Code 703: the checkout misses a shipping method', withoutMethod()],
  [
    'unknown-checkout',
    'Any other code of the checkout is an unknown error of the payment',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      const cartId = await cartWith(visit, page, await takeProducts(visit, 1));
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
    tests(
      journey('cart', 'item ${CART_ITEM_LIMIT + 1} is refused with a message, and the cart keeps the others'),
    ),
  ],
  ['201', 'Code 201 is a page of 404', tests(journey('bad-input', 'an unknown order is not found'))],
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

export const errorCodes: Statement[] = [...statements('8.code', codes)];

import { waitForHydration } from '../../apps/store/e2e/steps/hydration.ts';
import { newPerson, register } from '../../apps/store/e2e/steps/session.ts';
import { store, tests, ui } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { customer } from '../walks/customer.ts';
import { formSays, mustAppear } from '../walks/forms.ts';
import { message, plain } from '../walks/messages.ts';
import { asCustomer, inBrowser, textOf } from '../walks/pages.ts';
import { cartWith, takeProducts } from '../walks/purchase.ts';

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
  ['unexpected-details', 'An unexpected failure of the details is shown', unexpected('/account/details')],
  ['unexpected-sizes', 'An unexpected failure of the sizes is shown', unexpected('/account/sizes')],
  ['unexpected-returns', 'An unexpected failure of the returns is shown', unexpected('/account/returns')],
  ['unexpected-orders', 'An unexpected failure of the orders is shown', unexpected('/account/orders')],
  [
    'unexpected-addresses',
    'An unexpected failure of the addresses is shown',
    unexpected('/account/addresses'),
  ],
  [
    'unexpected-cart',
    'An unexpected failure of the cart is shown',
    walks(
      inBrowser(async (page, visit) => {
        await cartWith(visit, page, await takeProducts(visit, 1));
        // The server's answer to a whole page would have the cart in it.
        await page.route('**/graphql', (route) => route.abort());
        await page.goto(visit.path('/shop/'));
        await waitForHydration(page);
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
    'An unexpected failure of the registration is shown',
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
    'An internal failure of the newsletter is shown',
    tests(store('server/newsletter', '%s of %s, wanted %s, says so')),
  ],
  [
    'newsletter-invalid',
    'A wrong address of the newsletter is shown',
    tests(ui('newsletter-form/NewsletterForm', 'submits only valid addresses: %s, %s « %s »')),
  ],
  [
    'newsletter-FAILED',
    'A failure of the newsletter is FAILED',
    tests(
      ui(
        'newsletter-form/NewsletterForm',
        'a failure keeps the typed text; a success takes focus and can be reset',
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
        await page.getByRole('button', { name: /^(Recevoir le lien|Send the link)$/ }).click();
      },
      { fr: /[Rr]éessay/, en: /[Tt]ry again/ },
    ),
  ],
  [
    'profile-denied',
    'A profile that is denied clears the cookie of the session',
    tests(store('server/proxy', 'a session that the api does not know is cleared')),
  ],
  [
    'polling-null',
    'A question for the order that fails counts as none',
    tests(store('src/features/orders/order-status', 'a failed request is retried')),
  ],
  [
    'locale-logged',
    'A failure to set the language or to fetch the sizes is logged alone',
    reason('Nothing shows outside of the log of the browser.'),
  ],
  [
    'details-error',
    'A failure to save the details is an ERROR',
    tests(store('src/features/account/details-form', 'a failure keeps the input')),
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
        'an incomplete page is not cached, and an older complete one is served instead',
      ),
    ),
  ],
  [
    'navigation',
    'A failure of the navigation is an empty navigation',
    tests(
      store(
        'server/page-cache',
        'an incomplete page is not cached, and an older complete one is served instead',
      ),
    ),
  ],
  ...['not_shipped', 'pending_return', 'customized_product'].map(
    (code) =>
      [
        `ineligible-${code.replaceAll('_', '-')}`,
        `${code} has its message`,
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
    'date_limit_exceeded has its message',
    tests(ui('return-item-form/ReturnItemForm', 'an ineligible item says why: %s in %s')),
  ],
  [
    'ineligible-unknown',
    'unknown has its message',
    tests(ui('return-item-form/ReturnItemForm', 'an ineligible item says why: %s in %s')),
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
    tests(store('server/serve-pages', 'responds to %j with %i')),
  ],
  [
    'error-page-fails',
    'An error page that itself fails has a fallback with a link home',
    tests(store('server/serve-pages', '%s without the api is a branded 503')),
  ],
  [
    'external-redirect',
    'A redirect to another site is refused',
    tests(store('src/features/session/return-path', 'no text leads to another origin', '%j is rejected')),
  ],
  [
    'hidden-wording',
    'Wording of drop banners and wishlists',
    reason('The specification says that the wording is not shown.'),
  ],
];

export const errorBehaviours: Statement[] = [...statements('8.behaviour', behaviours)];

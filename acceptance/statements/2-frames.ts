import { expect } from '@playwright/test';
import { waitForHydration } from '../../apps/store/e2e/steps/hydration.ts';
import { apiModule, tests, ui } from '../named-tests.ts';
import { statements, walks, type Proof, type Row, type Statement } from '../statement.ts';
import { message, type ShownMessage } from '../walks/messages.ts';
import { asCustomer, hasMarkup, inBrowser, shows, showsCustomer } from '../walks/pages.ts';

const footer = (pattern: RegExp): Proof =>
  walks(hasMarkup('/', new RegExp(`<footer[\\s\\S]*${pattern.source}`, pattern.flags)));

const foot: Row[] = [
  ['delivery', 'The footer tells of the delivery', walks(shows('/', message('footer.delivery.title')))],
  [
    'payment',
    'The footer tells of secured payment, with card brands',
    // The shop that is walked through takes test cards alone, and names no other.
    tests(
      ui('footer/Footer', 'payment methods and social links are named, in %s'),
      apiModule('payment-providers/payment-options', '%s accepts exactly what its settings say'),
    ),
  ],
  [
    'wallet',
    'The footer shows the wallet provider where it is configured',
    tests(ui('footer/Footer', 'payment methods and social links are named, in %s')),
  ],
  ['help-contact', 'The footer tells how to reach a person', footer(/mailto:/)],
  ['social', 'The footer has social links', footer(/data-slot="social-links"/)],
  ['languages', 'The footer has the language switch', footer(/data-slot="language-switch"/)],
  [
    'newsletter',
    'The footer has the newsletter, whose source is footer',
    footer(/action="[^"]*newsletter\?source=footer"/),
  ],
  ['groups', 'The footer has groups of links from the CMS', footer(/data-slot="footer-group"/)],
  ['help-links', 'The footer has links to the help centre', footer(/href="[^"]*\/pages\/help"/)],
];

const MENU = [
  'account-orders.title',
  'account-returns.title',
  'account-details.title',
  'account-languages.title',
  'account-sizes.title',
  'account-addresses.title',
  'session.logout',
];

const account: Row[] = [
  ...MENU.map(
    (id) =>
      [
        `menu-${id.replace('.title', '').replace('account-', '').replace('session.', '')}`,
        `The menu of the account has ${id.split('.')[0]}`,
        walks(showsCustomer('/account/orders', message(id))),
      ] as const,
  ),
  [
    'back',
    'A link leads back to /account, from an order to the orders',
    tests(ui('account-layout/AccountLayout', 'the back link is shown when it leads somewhere: %s')),
  ],
  [
    'narrow',
    'A narrow screen shows the menu, then the page that is chosen',
    tests(
      ui(
        'account-layout/AccountLayout',
        'a narrow screen shows the menu below its heading, or the selected page, in %s',
      ),
    ),
  ],
  [
    'wide',
    'A wide screen has two columns',
    tests(
      ui('account-layout/AccountLayout', 'a wide screen shows menu and page, and marks the current entry'),
    ),
  ],
  [
    'wide-orders',
    'On a wide screen the account leads to the orders',
    walks(
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/account'));
        await page
          .getByRole('heading', { name: /^(Mes commandes|My orders)$/ })
          .first()
          .waitFor();
      }),
    ),
  ],
  [
    'login-image',
    'Login and register have an image from 85em on, and a narrow main part',
    tests(ui('left-image-layout/LeftImageLayout', 'at %i px the image is shown: %s')),
  ],
];

const STEPS: ShownMessage = { fr: /Panier[\s\S]*Paiement/, en: /Cart[\s\S]*Payment/ };

const funnel: Row[] = [
  ['steps', 'The funnel has two steps, cart and payment', walks(shows('/cart', STEPS))],
  [
    'no-navigation',
    'The funnel has no bar of navigation',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/cart'));
        await page.getByRole('main').waitFor();
        if ((await page.locator('[data-slot=navigation]').count()) > 0)
          throw new Error('there is a bar of navigation');
      }),
    ),
  ],
  [
    'no-search',
    'The cart has no search bar',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/cart'));
        await page.getByRole('main').waitFor();
        if ((await page.getByRole('search').count()) > 0) throw new Error('there is a search bar');
      }),
    ),
  ],
  [
    'login-no-navigation',
    'The login has no bar of navigation',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/login'));
        await page.getByRole('main').waitFor();
        if ((await page.locator('[data-slot=navigation]').count()) > 0)
          throw new Error('there is a bar of navigation');
      }),
    ),
  ],
];

const progress: Row[] = [
  [
    'appears',
    'A bar of progress appears during fetches',
    tests(ui('progress-bar/ProgressBar', 'a slower one shows it until 500 ms after its end')),
  ],
  [
    'appears-in-shop',
    'The bar of progress shows while the shop fetches',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/shop/'));
        await waitForHydration(page);
        await page.route(/\/(graphql|search|web-structure)/, async (route) => {
          await new Promise((done) => setTimeout(done, 1_500));
          await route.continue();
        });
        // Pressed before the code that follows links is there, a link loads a document, without the bar.
        await expect(async () => {
          await page.getByRole('complementary').getByRole('link').first().click();
          await page.locator('[data-slot=progress-bar][data-phase=running]').waitFor({ timeout: 3_000 });
        }).toPass({ timeout: 20_000 });
      }),
    ),
  ],
  [
    'throttle',
    'It starts after 200 ms',
    tests(ui('progress-bar/ProgressBar', 'a response within 200 ms shows no bar')),
  ],
  [
    'duration',
    'It advances over about 5 s',
    tests([
      {
        file: 'packages/ui/src/testing/limits-in-styles.test.ts',
        title: 'the duration of the progress bar equals the constant',
      },
    ]),
  ],
  [
    'hides',
    'It hides 500 ms after its end',
    tests(ui('progress-bar/ProgressBar', 'a slower one shows it until 500 ms after its end')),
  ],
  [
    'failure',
    'It marks a failed request',
    tests(ui('progress-bar/ProgressBar', 'a failure is marked, however fast, in %s')),
  ],
];

export const frameLayouts: Statement[] = [
  ...statements('2.footer', foot),
  ...statements('2.account-layout', account),
  ...statements('2.funnel', funnel),
  ...statements('2.progress', progress),
];

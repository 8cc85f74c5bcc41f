import { addSomePiece } from '../../apps/store/e2e/steps/pieces.ts';
import { apiModule, journey, store, tests, ui } from '../named-tests.ts';
import { statements, walks, type Proof, type Row, type Statement } from '../statement.ts';
import { valuesAt } from '../walks/fields.ts';
import { answerOf } from '../walks/json.ts';
import { message, type Said } from '../walks/messages.ts';
import { asCustomer, hasMarkup, inBrowser, shows, showsCustomer } from '../walks/pages.ts';

const header = (titles: string) => tests(ui('header/Header', titles));
const footer = (pattern: RegExp): Proof =>
  walks(hasMarkup('/', new RegExp(`<footer[\\s\\S]*${pattern.source}`, pattern.flags)));

const layout: Row[] = [
  [
    'hello-bar',
    'A hello bar in Markdown stands above the page',
    walks(shows('/', /14 (jours|days)/), hasMarkup('/', /data-slot="hello-bar"/)),
  ],
  [
    'hello-bar-more',
    'The hello bar unfolds further words',
    tests(ui('hello-bar/HelloBar', 'further words are folded until asked for')),
  ],
  [
    'hello-bar-see-more',
    'The hello bar has a link to more',
    walks(hasMarkup('/', /data-slot="hello-bar"[\s\S]{0,3000}href="[^"]*\/pages\/returns"/)),
  ],
  ['logo', 'The logo leads home', walks(hasMarkup('/shop/', /data-slot="logo"[^>]*href="\/(en)?"/))],
  [
    'custom-logo',
    'An operator’s own logo is 92 px high',
    header('an operator’s logo is 92 px high on a wide screen, inside the header'),
  ],
  ['navigation-bar', 'There is a bar of navigation', walks(hasMarkup('/', /data-slot="navigation"/))],
  ['search-bar', 'There is a search bar', walks(hasMarkup('/', /data-slot="search-box"/))],
  [
    'download-app',
    'A button leads to the app',
    walks(hasMarkup('/', /<header[\s\S]*href="https:\/\/apps\./)),
  ],
  [
    'language-switch',
    'The header switches between FR and EN',
    walks(hasMarkup('/', /<header[\s\S]*data-slot="language-switch"[\s\S]*hrefLang="en"/)),
  ],
  ['footer', 'There is a footer', walks(hasMarkup('/', /<footer/))],
  [
    'added-toast',
    'A toast tells that a piece was put into the cart',
    walks(
      inBrowser(async (page, visit) => {
        await addSomePiece(page, visit.language);
      }),
    ),
  ],
  [
    'cart-full-modal',
    'A dialog tells that the cart is full',
    tests(
      ui('cart-full-modal/CartFullModal', 'it names the limit in %s, leads to the cart and closes'),
      journey('cart', 'piece ${CART_ITEM_LIMIT + 1} is refused in words, and the cart keeps the others'),
    ),
  ],
  [
    'header-hides',
    'The header hides past 200 px down and comes back on the way up',
    header('it steps aside past 200 px down, and comes back on the way up'),
  ],
  [
    'header-stays',
    'The header stays on a page shorter than two windows',
    header('it stays where the page is shorter than two windows'),
  ],
  [
    'header-notification',
    'The header has an icon for notifications',
    walks(
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/'));
        await page
          .getByRole('banner')
          .getByRole('button', { name: /notification/i })
          .or(page.getByRole('banner').getByRole('link', { name: /notification/i }))
          .first()
          .waitFor({ timeout: 6_000 });
      }),
    ),
  ],
  [
    'header-account',
    'The icon of the account is a checked one when somebody is signed in',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/'));
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^(Se connecter|Log in)$/ })
          .waitFor();
      }),
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/'));
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^(Mon compte|My account)$/ })
          .waitFor();
      }),
    ),
  ],
  [
    'header-wishlist',
    'The header tells how many pieces the wishlist has, above 0',
    walks(
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/'));
        await page
          .getByRole('banner')
          .getByRole('link', { name: /(Mes favoris|My wishlist), [1-9]/ })
          .waitFor();
      }),
    ),
  ],
  [
    'header-cart',
    'The header tells how many pieces the cart has, above 0',
    walks(
      inBrowser(async (page, visit) => {
        await addSomePiece(page, visit.language);
        await page
          .getByRole('banner')
          .getByRole('link', { name: /(Panier|Cart), 1/ })
          .waitFor();
      }),
    ),
  ],
];

const NAV_FIELDS = [
  'label',
  'path',
  'children',
  'shortcuts',
  'columnIndex',
  'columnDisplay',
  'highlighted',
  'tags',
  'trackingEvent',
  'trackingId',
];

const nav = answerOf('/web-structure?type=nav&locale=LOCALE', 'navBar');
const inTree = (name: string): string[] => [name, `children.${name}`, `children.children.${name}`];

/** Some entry, on whatever level, says this of itself. */
const navHas = (name: string): Proof => ({
  walk: async (visit) => {
    for await (const bar of nav(visit, ''))
      if (inTree(name).some((path) => valuesAt(bar, path.split('.')).some((value) => value !== undefined)))
        return;
    throw new Error(`no entry has ${name}`);
  },
});

const navigation: Row[] = [
  [
    'levels',
    'Navigation has two or three levels',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/'));
        await page.waitForLoadState('networkidle');
        const nav = page.locator('[data-slot=navigation]');
        await nav.getByRole('link', { name: /^(Femme|Women)$/ }).hover();
        await nav
          .getByRole('link', { name: /^(Robes|Dresses)$/ })
          .first()
          .waitFor();
      }),
    ),
  ],
  [
    'hover',
    'On a desktop a level opens on hover after 100 ms',
    header('a mouse that rests on an entry opens its panel'),
  ],
  [
    'columns',
    'A column has fourteen links at most, divided among entries',
    tests([
      {
        file: 'packages/ui/src/navigation/nav-columns.test.ts',
        title: 'a column holds fourteen links, a fifteenth begins another',
      },
      {
        file: 'packages/ui/src/navigation/nav-columns.test.ts',
        title: 'entries that say their column are kept together there',
      },
    ]),
  ],
  [
    'shortcuts',
    'Image shortcuts of 189 × 284 stand beside the columns',
    header('the pictures beside a panel’s columns are 189 by 284'),
  ],
  [
    'mobile-drill-down',
    'On a phone the menu goes down level by level, with an arrow back',
    header('on a phone the menu goes down level by level, and back'),
  ],
  [
    'mobile-switch',
    'The menu of a phone has the language switch',
    header(
      'the menu of a phone shows a level’s pictures, the languages and the app, and goes once one is followed',
    ),
  ],
  [
    'mobile-app',
    'The menu of a phone has the button for the app',
    header(
      'the menu of a phone shows a level’s pictures, the languages and the app, and goes once one is followed',
    ),
  ],
  ...NAV_FIELDS.map(
    (name) =>
      [
        `entry-${name}`,
        `An entry of the navigation has ${name}`,
        ['columnDisplay', 'trackingEvent'].includes(name)
          ? tests(
              name === 'trackingEvent'
                ? store(
                    'src/features/analytics/declared-event',
                    'menus, drops and every page that editors write are looked through, lists of pieces are not',
                  )
                : [
                    {
                      file: 'packages/ui/src/navigation/nav-columns.test.ts',
                      title: 'entries that say their column are kept together there',
                    },
                  ],
            )
          : navHas(name),
      ] as const,
  ),
  [
    'entry-tag-new',
    'An entry may be tagged as new',
    header('what is new says so on wide screens and in the menu of a phone, in %s'),
  ],
];

const foot: Row[] = [
  ['delivery', 'The footer tells of the delivery', walks(shows('/', message('footer.delivery.title')))],
  [
    'payment',
    'The footer tells of secured payment, with card brands',
    // The shop that is walked through takes test cards alone, and names no other.
    tests(
      ui('footer/Footer', 'means of payment and social links are named, in %s'),
      apiModule('payment-providers/payment-options', '%s takes just what its settings say'),
    ),
  ],
  [
    'wallet',
    'The footer shows the wallet provider where it is configured',
    tests(ui('footer/Footer', 'means of payment and social links are named, in %s')),
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
    tests(ui('account-layout/AccountLayout', 'the way back is there where it leads somewhere: %s')),
  ],
  [
    'narrow',
    'A narrow screen shows the menu, then the page that is chosen',
    tests(
      ui(
        'account-layout/AccountLayout',
        'a narrow screen shows the menu under its heading, or the page once chosen, in %s',
      ),
    ),
  ],
  [
    'wide',
    'A wide screen has two columns',
    tests(ui('account-layout/AccountLayout', 'a wide screen shows menu and page, and marks the entry')),
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
    tests(ui('left-image-layout/LeftImageLayout', 'at %i px the picture is there: %s')),
  ],
];

const STEPS: Said = { fr: /Panier[\s\S]*Paiement/, en: /Cart[\s\S]*Payment/ };
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
        await page.waitForLoadState('networkidle');
        await page.route(/\/(graphql|search|web-structure)/, async (route) => {
          await new Promise((done) => setTimeout(done, 1_500));
          await route.continue();
        });
        await page.getByRole('complementary').getByRole('link').first().click();
        await page.locator('[data-slot=progress-bar]').waitFor({ state: 'visible', timeout: 4_000 });
      }),
    ),
  ],
  [
    'throttle',
    'It starts after 200 ms',
    tests(ui('progress-bar/ProgressBar', 'an answer within 200 ms shows no bar')),
  ],
  [
    'duration',
    'It advances over about 5 s',
    tests([
      {
        file: 'packages/ui/src/testing/limits-in-styles.test.ts',
        title: 'the bar of progress takes as long as the limits say',
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
    tests(ui('progress-bar/ProgressBar', 'a failure is marked, however quick, in %s')),
  ],
];

export const layouts: Statement[] = [
  ...statements('2.layout', layout),
  ...statements('2.menu', navigation),
  ...statements('2.footer', foot),
  ...statements('2.account-layout', account),
  ...statements('2.funnel', funnel),
  ...statements('2.progress', progress),
];

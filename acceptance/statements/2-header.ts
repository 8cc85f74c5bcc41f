import { addSomeProduct } from '../../apps/store/e2e/steps/products.ts';
import { journey, store, tests, ui } from '../named-tests.ts';
import { statements, walks, type Proof, type Row, type Statement } from '../statement.ts';
import { valuesAt } from '../walks/fields.ts';
import { answerOf } from '../walks/json.ts';
import { asCustomer, hasMarkup, inBrowser, shows } from '../walks/pages.ts';

const header = (titles: string) => tests(ui('header/Header', titles));

const layout: Row[] = [
  [
    'hello-bar',
    'A hello bar in Markdown stands above the page',
    walks(shows('/', /14 (jours|days)/), hasMarkup('/', /data-slot="hello-bar"/)),
  ],
  [
    'hello-bar-more',
    'The hello bar unfolds further words',
    tests(ui('hello-bar/HelloBar', 'details are collapsed until opened')),
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
    header('a custom logo is 92 px high on a wide screen, inside the header'),
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
        await addSomeProduct(page, visit.language);
      }),
    ),
  ],
  [
    'cart-full-modal',
    'A dialog tells that the cart is full',
    tests(
      ui('cart-full-modal/CartFullModal', 'names the limit in %s, links to the cart and closes'),
      journey('cart', 'item ${CART_ITEM_LIMIT + 1} is refused with a message, and the cart keeps the others'),
    ),
  ],
  [
    'header-hides',
    'The header hides past 200 px down and comes back on the way up',
    header('hides when scrolling down past 200 px, and returns when scrolling up'),
  ],
  [
    'header-stays',
    'The header stays on a page shorter than two windows',
    header('stays visible on a page shorter than two viewports'),
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
        await addSomeProduct(page, visit.language);
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
    header('hovering over an entry opens its panel'),
  ],
  [
    'columns',
    'A column has fourteen links at most, divided among entries',
    tests([
      {
        file: 'packages/ui/src/navigation/nav-columns.test.ts',
        title: 'a column contains fourteen links, and the fifteenth begins another',
      },
      {
        file: 'packages/ui/src/navigation/nav-columns.test.ts',
        title: 'entries with a given column are grouped in it',
      },
    ]),
  ],
  [
    'shortcuts',
    'Image shortcuts of 189 × 284 stand beside the columns',
    header('the images beside the columns of a panel are 189 by 284'),
  ],
  [
    'mobile-drill-down',
    'On a phone the menu goes down level by level, with an arrow back',
    header('the phone menu goes down level by level, and back'),
  ],
  [
    'mobile-switch',
    'The menu of a phone has the language switch',
    header(
      'the phone menu shows the images of a level, the languages and the app, and closes after a click on a link',
    ),
  ],
  [
    'mobile-app',
    'The menu of a phone has the button for the app',
    header(
      'the phone menu shows the images of a level, the languages and the app, and closes after a click on a link',
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
                    'menus, drops and editors’ pages are searched, product lists are not',
                  )
                : [
                    {
                      file: 'packages/ui/src/navigation/nav-columns.test.ts',
                      title: 'entries with a given column are grouped in it',
                    },
                  ],
            )
          : navHas(name),
      ] as const,
  ),
  [
    'entry-tag-new',
    'An entry may be tagged as new',
    header('new entries are marked on wide screens and in the phone menu, in %s'),
  ],
];

export const headerLayouts: Statement[] = [
  ...statements('2.layout', layout),
  ...statements('2.menu', navigation),
];

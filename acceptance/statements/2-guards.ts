import { waitForHydration } from '../../apps/store/e2e/steps/hydration.ts';
import { journey, store, tests } from '../named-tests.ts';
import { statements, walk, walks, type Row, type Statement } from '../statement.ts';
import { customer } from '../walks/customer.ts';
import { responses, inBrowser, textOf } from '../walks/pages.ts';

/** Somebody who is signed out is led to the login, with the way back. */
const redirectsToLogin = (path: string) => responses(path, 302, /\/login\?redirect=/);

const navigation: Row[] = [
  [
    'hash',
    'A way with a hash scrolls to its anchor',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/pages/types-of-items#imperfect'));
        await page.waitForFunction(() => window.scrollY > 50);
      }),
    ),
  ],
  [
    'top',
    'A way without a hash begins at the top',
    walks(
      inBrowser(
        async (page, visit) => {
          // Pictures that a new shop makes for the first time hold the connections that the next page needs: the page is loaded once
          // more when it has them.
          await page.goto(visit.path('/drops'));
          await page.evaluate(() => window.scrollTo(0, 400));
          await page.reload({ waitUntil: 'networkidle' });
          await waitForHydration(page);
          await page.evaluate(() => window.scrollTo(0, 400));
          await page
            .getByRole('banner')
            .getByRole('link', { name: /(Panier|Cart)/ })
            .first()
            .click();
          await page.waitForURL(/\/cart$/);
          await page.waitForFunction(() => window.scrollY === 0);
        },
        // A press during a smooth scroll ends beside the link that it began on.
        { reducedMotion: 'reduce' },
      ),
    ),
  ],
  [
    'normal-form',
    'An address that differs from its normal form leads there with 301',
    walks(
      responses('/SHOP/?page=1', 301, '/shop/'),
      responses('/shop/?colors=rouge&colors=noir', 301, '/shop/?colors=noir+rouge'),
    ),
  ],
];

const GUARDED = [
  '/account',
  '/account/orders',
  '/account/details',
  '/account/addresses',
  '/account/sizes',
  '/account/languages',
  '/account/returns',
];

const guard: Row[] = [
  ...['login', 'register'].map(
    (name) =>
      [
        `signed-in-${name}`,
        `Somebody who is signed in is led from /${name} to the account`,
        walk(async (visit) => {
          const { page } = await customer(visit);
          const response = await page.request.get(visit.path(`/${name}`), { maxRedirects: 0 });
          if (!/\/account/.test(response.headers()['location'] ?? ''))
            throw new Error(`led to ${response.headers()['location']} with ${response.status()}`);
        }),
      ] as const,
  ),
  ...GUARDED.map(
    (path) =>
      [
        `visitor-${path.split('/').slice(1).join('-')}`,
        `A visitor is led from ${path} to the login`,
        walks(redirectsToLogin(path)),
      ] as const,
  ),
  [
    'visitor-checkout',
    'A visitor is led from the payment to the login',
    walks(redirectsToLogin('/cart/checkout')),
  ],
  [
    'after-login-checkout',
    'After the login one is led to the payment, when one came from there',
    tests(
      journey('purchase', 'a visitor finds a product, registers, pays and finds the order and its email'),
    ),
  ],
  [
    'after-login-path',
    'After the login one is led to the path that one came from',
    tests(journey('wishlist', 'a wishlist button pressed by a visitor counts once they have an account')),
  ],
  [
    'after-login-home',
    'After the login one is led home, when one came from nowhere',
    tests(store('src/features/session/destination', '%j for somebody who reads %s is %s')),
  ],
  [
    'unknown',
    'An unknown address is a page of 404 that says so and leads home',
    walk(async (visit) => {
      const response = await visit.get(visit.path('/no-such-page'));
      const text = textOf(await response.text()).replaceAll('’', "'");
      if (response.status !== 404) throw new Error(`answered ${response.status}`);
      const wanted =
        visit.language === 'en'
          ? [/This page could not be found/, /Back to the home page/]
          : [/Cette page est introuvable/, /accueil/];
      for (const one of wanted) if (!one.test(text)) throw new Error(`does not say ${one.toString()}`);
    }),
  ],
  [
    'validation',
    'A page that its address cannot name is a 404',
    walks(responses('/pages/no-such-page', 404)),
  ],
  [
    'other-status',
    'Another failure says that an error has occurred, with its status',
    tests(store('server/serve-pages', '%s without the api is a branded 503')),
  ],
];

const locales: Row[] = [
  [
    'prefix',
    'Every route is in French without a prefix and in English under /en',
    tests(journey('crawl', 'every URL of the specification’s table responds in both languages')),
  ],
  ['route-names', 'Names of routes carry their language', tests(store('src/paths', 'every URL in %s'))],
  [
    'root-only',
    'The language is chosen on the root alone',
    walk(async (visit) => {
      const response = await visit.get('/shop/', { 'accept-language': 'en' });
      if (response.status !== 200)
        throw new Error(`/shop/ answered ${response.status} to somebody who reads English`);
    }),
  ],
  [
    'cookie-first',
    'The cookie’s language comes before the browser’s',
    walk(async (visit) => {
      const response = await visit.get('/', { 'accept-language': 'en', cookie: 'locale=fr' });
      if (response.status !== 200) throw new Error(`/ led to ${response.headers.get('location')}`);
    }),
  ],
  [
    'browser-second',
    'Then comes the browser’s',
    walk(async (visit) => {
      const response = await visit.get('/', { 'accept-language': 'en' });
      if (response.headers.get('location') !== '/en') throw new Error(`/ answered ${response.status}`);
    }),
  ],
  [
    'french-fallback',
    'French is the default and the fallback',
    walk(async (visit) => {
      const response = await visit.get('/', { 'accept-language': 'ja' });
      if (response.status !== 200 || !/<html[^>]*lang="fr/.test(await response.text()))
        throw new Error('not French');
    }),
  ],
];

export const guards: Statement[] = [
  ...statements('2.locale', locales),
  ...statements('2.navigation', navigation),
  ...statements('2.guard', guard),
];

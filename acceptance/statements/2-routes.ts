import { journey, store, tests } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement, type Walk } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { customer } from '../walks/customer.ts';
import { search } from '../walks/hits.ts';
import { message } from '../walks/messages.ts';
import {
  answers,
  asCustomer,
  documentAt,
  hasMarkup,
  inBrowser,
  shows,
  showsCustomer,
  textOf,
  type Address,
} from '../walks/pages.ts';

const ordersOf =
  (end: string): Address =>
  async (visit) =>
    visit.path(`/account/orders/${(await customer(visit)).orders.returned.id}${end}`);

export const pieceAddress: Address = async (visit) => {
  const { hits } = await search(
    visit,
    { facetFilters: ['availability:AVAILABLE'], hitsPerPage: 1 },
    'chronological',
  );
  return visit.path(`/${visit.language === 'fr' ? 'produit' : 'product'}/${hits[0]?.slug}`);
};

/** Somebody who is signed out is led to the login, with the way back. */
const asksForLogin = (path: string) => answers(path, 302, /\/login\?redirect=/);

const headings: Record<string, [path: string, heading: string]> = {
  login: ['/login', 'login.title'],
  register: ['/register', 'register.title'],
  'reset-password': ['/resetPassword', 'reset-password.title'],
  'change-password': ['/changePassword', 'change-password.title'],
  cart: ['/cart', 'cart.title'],
  drops: ['/drops', 'drops.title'],
  'drops-soon': ['/drops/soon', 'drops.soon.title'],
  shop: ['/shop/', 'shop.title'],
  brands: ['/pages/brands', 'brands.title'],
};

const ownHeadings: Record<string, [path: string, heading: string]> = {
  'account-details': ['/account/details', 'account-details.title'],
  'account-languages': ['/account/languages', 'account-languages.title'],
  'account-sizes': ['/account/sizes', 'account-sizes.title'],
  'account-addresses': ['/account/addresses', 'account-addresses.title'],
  'account-addresses-new': ['/account/addresses/new', 'account-address-new.title'],
  'account-orders': ['/account/orders', 'account-orders.title'],
  'account-returns': ['/account/returns', 'account-returns.title'],
};

/** Left image, no footer and no bar of navigation. */
const isFunnel = (path: string): Walk =>
  inBrowser(async (page, visit) => {
    await page.goto(visit.path(path));
    await page.getByRole('main').waitFor();
    const bar = await page.getByRole('link', { name: /^(Nouveautés|New in)$/ }).count();
    const letter = await page.locator('form input[type=email][name*=letter], footer form').count();
    if (bar > 0 || letter > 0) throw new Error(`${path} has the bar of navigation or the footer`);
    await page.locator('img, picture').first().waitFor();
  });

const firstAddress: Address = async (visit) => {
  const { addressId } = await customer(visit);
  return visit.path(`/account/addresses/${addressId}`);
};

const routes: Row[] = [
  [
    'home',
    'The home page is at / and made of content zones',
    walks(hasMarkup('/', /<section/), shows('/', /vintage/i)),
  ],
  ...Object.entries(headings).map(
    ([name, [path, heading]]) =>
      [name, `${path} shows its page`, walks(shows(path, message(heading)))] as const,
  ),
  ...['login', 'register', 'resetPassword', 'changePassword'].map(
    (name) =>
      [
        `funnel-${name}`,
        `/${name} has an image at its left, no footer and no bar of navigation`,
        walks(isFunnel(`/${name}`)),
      ] as const,
  ),
  [
    'account',
    '/account is the root of the account',
    walks(showsCustomer('/account', message('account.title'))),
  ],
  ...Object.entries(ownHeadings).map(
    ([name, [path, heading]]) =>
      [name, `${path} shows its page to a customer`, walks(showsCustomer(path, message(heading)))] as const,
  ),
  [
    'account-address',
    '/account/addresses/{id} edits an address',
    walks(showsCustomer(firstAddress, message('account-address.title'))),
  ],
  [
    'account-order',
    '/account/orders/{id} shows an order with its receipt',
    walks(showsCustomer(ordersOf(''), /P-\d+/, message('account-order.receipt'))),
  ],
  [
    'account-order-returns',
    '/account/orders/{id}/returns asks for a return',
    walks(showsCustomer(ordersOf('/returns'), message('return-request.title'))),
  ],
  [
    'account-return',
    '/account/returns/{id} shows a return',
    walks(
      showsCustomer(
        async (visit) => visit.path(`/account/returns/${(await customer(visit)).returnIds[0]}`),
        /R-\d+/,
      ),
    ),
  ],
  [
    'checkout',
    '/cart/checkout is the second step, payment',
    walks(
      asCustomer(async (page, visit) => {
        await page.goto(visit.path('/cart/checkout'));
        await page.getByRole('main').waitFor();
        if (!page.url().includes('/cart')) throw new Error(`led to ${page.url()}`);
      }),
    ),
  ],
  [
    'checkout-link-disabled',
    'The link to the payment is disabled while checkout links are disabled',
    tests(
      store(
        'src/features/cart/use-cart-change',
        'a burst of fifty clicks ends in the state of the server, after one refresh',
      ),
      [
        {
          file: 'packages/ui/src/funnel-layout/FunnelLayout.test.tsx',
          title: 'the payment is no link while something stands in the way',
        },
      ],
    ),
  ],
  [
    'order-confirm',
    '/order-confirm/{id} confirms an order',
    walks(
      asCustomer(async (page, visit) => {
        const { orders } = await customer(visit);
        await page.goto(visit.path(`/order-confirm/${orders.waiting.id}`));
        await page
          .getByText(/^(Merci, votre commande est confirmée|Thank you, your order is confirmed)$/)
          .first()
          .waitFor();
      }),
    ),
  ],
  [
    'order-confirm-without-id',
    'The id of /order-confirm may be left out',
    walks(showsCustomer('/order-confirm', message('order-confirm.none.title'))),
  ],
  [
    'wishlist-token',
    '/wishlist/{token} shows a shared list',
    walks(
      shows(async (visit) => visit.path(`/wishlist/${(await customer(visit)).wishlistToken}`), {
        fr: /Les favoris de Camille/,
        en: /Camille's wishlist/,
      }),
    ),
  ],
  [
    'wishlist',
    '/wishlist shows one’s own list',
    walks(showsCustomer('/wishlist', message('wishlist.title'))),
  ],
  ['page-editor', '/showroom leads home outside development', walks(answers('/showroom', 302, '/'))],
  [
    'calculator',
    'The jeans calculator has an address and its steps',
    walks(
      shows(
        async (visit) => (visit.language === 'fr' ? '/calculateur-jean-levis' : '/en/levis-jeans-calculator'),
        message('jeans-calculator.title'),
      ),
    ),
  ],
  ['landing', '/landing/jean-levis-501 is a landing page', walks(shows('/landing/jean-levis-501', /501/))],
  [
    'shop-category',
    '/shop/{slug}/ shows a category',
    walks(shows('/shop/women/', { fr: /Femme/, en: /Women/ })),
  ],
  [
    'shop-category-path',
    '/shop/* takes levels separated by slashes',
    walks(shows('/shop/women/clothing/dresses/', { fr: /Robes/, en: /Dresses/ })),
  ],
  [
    'shop-search',
    '/shop/search/?text= shows what was searched for',
    walks(async (visit) =>
      shows(`/shop/search/?text=${visit.language === 'fr' ? 'robe+noire' : 'black+dress'}`, {
        fr: /robe noire/,
        en: /black dress/,
      })(visit),
    ),
  ],
  [
    'shop-calculator',
    '/shop/levis-calculator/ takes jeanLevisSizeW and jeanLevisSizeL, and finds pieces',
    walks(async (visit) => {
      const text = textOf(
        await documentAt(visit, '/shop/levis-calculator/?jeanLevisSizeW=28&jeanLevisSizeL=30'),
      );
      if (!/[1-9]\d* (pièces? uniques?|unique pieces?)/.test(text.replaceAll(/\s+/g, ' ')))
        throw new Error('no pieces of W28 L30');
    }),
  ],
  [
    'shop-calculator-colors',
    'Colours of the calculator’s results are joined by a space',
    walks(async (visit) => {
      const answer = await visit.get(
        visit.path('/shop/levis-calculator/?jeanLevisSizeW=28&colors=noir%20bleu-fonce'),
      );
      const location = answer.headers.get('location') ?? '';
      if (answer.status !== 200 && !/colors=bleu-fonce\+noir/.test(location))
        throw new Error(`${answer.status} to ${location}`);
    }),
  ],
  [
    'product-fr-en',
    'A product is at /produit/{slug} in French and at /en/product/{slug} in English',
    walks(shows(pieceAddress, message('product.fold.description'))),
  ],
  [
    'product-hash',
    'A hash of a product’s address carries the id of the search that led to it',
    tests(
      journey(
        'saved-search',
        'the search field suggests, remembers, and names the search that led to a piece',
      ),
    ),
  ],
  [
    'product-new-tab',
    'A card opens its product in a new tab',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/shop/'));
        const [tab] = await Promise.all([
          page.context().waitForEvent('page'),
          page.getByRole('main').getByRole('article').first().getByRole('link').first().click(),
        ]);
        await tab.waitForURL(/\/(produit|product)\//);
      }),
    ),
  ],
  [
    'product-queries',
    '/product/{slug}.queries leads to the product',
    tests(store('src/lib/normal-url', '%s redirects to %s')),
  ],
  [
    'cms-page',
    '/pages/{page} shows a page that editors write',
    walks(shows('/pages/our-story', { fr: /Notre histoire|patine/i, en: /story|patina/i })),
  ],
  [
    'austrian-cardigan',
    '/pages/cardigan-autrichien is /en/pages/austrian-cardigan in English',
    walks(
      shows(
        async (visit) =>
          visit.language === 'fr' ? '/pages/cardigan-autrichien' : '/en/pages/austrian-cardigan',
        { fr: /cardigan/i, en: /cardigan/i },
      ),
    ),
  ],
  [
    'become-seller',
    '/pages/devenir-vendeur is /en/pages/become-seller in English',
    walks(
      shows(
        async (visit) => (visit.language === 'fr' ? '/pages/devenir-vendeur' : '/en/pages/become-seller'),
        { fr: /20 ?%/, en: /20 ?%/ },
      ),
    ),
  ],
  ['our-story', '/pages/our-story tells the shop’s story', walks(hasMarkup('/pages/our-story', /<h1/))],
  [
    'types-of-items',
    '/pages/types-of-items explains the families, with the anchor #imperfect',
    walks(hasMarkup('/pages/types-of-items', /id="imperfect"/)),
  ],
  [
    'other-token-pages',
    'Further pages whose addresses the specification hides',
    reason(
      'The specification writes {token} in the place of two addresses; what they show beyond the calculator is not told.',
    ),
  ],
  [
    'first-level-paths',
    'Exact paths of first-level menus beyond the table',
    reason('The specification says that they are not shown.'),
  ],
  [
    'family-tag',
    'Tag buttons of families lead to /pages/types-of-items#{slug}',
    walks(hasMarkup(pieceAddress, /href="[^"]*\/pages\/types-of-items#[a-z_-]+"/)),
  ],
  [
    'selection-tag',
    'Tag buttons of selections lead to /shop/{slug}',
    walks(async (visit) => {
      const { facets } = await search(visit, { facets: ['drops'], hitsPerPage: 0 });
      const [slug] = Object.keys(facets?.['drops'] ?? {});
      const answer = await visit.get(visit.path(`/shop/${slug}/`));
      const text = answer.status === 200 ? textOf(await answer.text()) : '';
      if (answer.status !== 200 && answer.status !== 301)
        throw new Error(`/shop/${slug}/ answered ${answer.status}`);
      if (
        answer.status === 200 &&
        !/[1-9]\d* (pièces? uniques?|unique pieces?)/.test(text.replaceAll(/\s+/g, ' '))
      )
        throw new Error(`/shop/${slug}/ has no pieces`);
    }),
  ],
];

/** What narrows a list: the address’s query for a value of the demo shop. */
const FILTERS: Record<string, string> = {
  text: 'text=trench',
  brands: 'brands=levi-s',
  price: 'price=20-40',
  materials: 'materials=wool',
  family: 'family=vintage',
  target: 'target=men',
  colors: 'colors=noir',
  discountrange: 'discountrange=20',
  fiesta: 'fiesta=true',
  express: 'express=true',
  patterns: 'patterns=stripes',
  state: 'state=bonEtat',
  size: 'size=m',
};

export async function countAt(visit: Visit, path: string): Promise<number> {
  const text = textOf(await documentAt(visit, path)).replaceAll(/\s+/g, ' ');
  const [, count] = /(\d[\d ,]*) (?:pièces? uniques?|unique pieces?)/.exec(text) ?? [];
  return count === undefined ? 0 : Number(count.replaceAll(/\D/g, ''));
}

const narrows = (query: string) =>
  walk(async (visit) => {
    const all = await countAt(visit, '/shop/');
    const some = await countAt(visit, `/shop/?${query}`);
    if (!(some > 0 && some < all)) throw new Error(`?${query} leaves ${some} of ${all} pieces`);
  });

const filters: Row[] = [
  ...Object.entries(FILTERS).map(
    ([name, query]) => [name, `${name} in the address narrows the list`, narrows(query)] as const,
  ),
  [
    'page',
    'page in the address shows that page',
    walk(async (visit) => {
      const [first, second] = await Promise.all(
        ['/shop/', '/shop/?page=2'].map(
          async (path) => /<article[\s\S]*?href="([^"]+)"/.exec(await documentAt(visit, path))?.[1],
        ),
      );
      if (!second || first === second) throw new Error('the second page begins like the first');
    }),
  ],
  [
    'hidesold',
    'hidesold in the address leaves sold pieces out',
    tests(
      journey('lists', 'every filter of an address finds what SQL finds, sold pieces last and in no count'),
    ),
  ],
  [
    'measures',
    'The measures of the panel, and all answers of the calculator, find pieces',
    tests(journey('lists', 'all answers of the calculator lead to the jeans that SQL finds, or to a way on')),
  ],
  [
    'beyond',
    'A page beyond the last leads to the last',
    walk(async (visit) => {
      const answer = await visit.get(visit.path('/shop/?page=9999'));
      const location = answer.headers.get('location') ?? '';
      if (answer.status !== 302 || !/[?]page=\d{1,3}$/.test(location))
        throw new Error(`${answer.status} to ${location}`);
    }),
  ],
  [
    'favorite',
    'favorite in the address shows one’s wishlist only, or all but it',
    tests(journey('wishlist', 'the shop is narrowed to the favourites of whoever is signed in')),
  ],
  [
    'sortby',
    'sortby in the address orders the list',
    walk(async (visit) => {
      const [cheap, dear] = await Promise.all(
        ['price_asc', 'price_desc'].map(
          async (order) =>
            /<article[\s\S]*?href="([^"]+)"/.exec(await documentAt(visit, `/shop/?sortby=${order}`))?.[1],
        ),
      );
      if (!cheap || cheap === dear) throw new Error('both orders begin with the same piece');
    }),
  ],
  [
    'category',
    'category in the address leads to the path of the category',
    walks(answers('/shop/?category=women/clothing', 301, '/shop/women/clothing/')),
  ],
  [
    'several-values',
    'Values of a filter are joined by a plus sign',
    walk(async (visit) => {
      const [black, red, both] = await Promise.all(
        ['noir', 'rouge', 'noir+rouge'].map((colors) => countAt(visit, `/shop/?colors=${colors}`)),
      );
      if (!black || !red || !both || both <= Math.max(black, red) || both > black + red)
        throw new Error(`${black}, ${red} and together ${both}`);
    }),
  ],
  [
    'category-in-path',
    'The category is in the path, its levels separated by slashes',
    walk(async (visit) => {
      const [women, dresses] = [
        await countAt(visit, '/shop/women/'),
        await countAt(visit, '/shop/women/clothing/dresses/'),
      ];
      if (!(dresses > 0 && dresses < women)) throw new Error(`${dresses} of ${women}`);
    }),
  ],
  [
    'tag-fetes',
    'A tag of fetes in the query turns on the filter of parties',
    walks(answers('/shop/?tag=fetes', 301, '/shop/?fiesta=true')),
  ],
];

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
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/drops'));
        await page.evaluate(() => window.scrollTo(0, 400));
        await page
          .getByRole('banner')
          .getByRole('link', { name: /(Panier|Cart)/ })
          .first()
          .click();
        await page.waitForURL(/\/cart$/);
        await page.waitForFunction(() => window.scrollY === 0);
      }),
    ),
  ],
  [
    'normal-form',
    'An address that differs from its normal form leads there with 301',
    walks(
      answers('/SHOP/?page=1', 301, '/shop/'),
      answers('/shop/?colors=rouge&colors=noir', 301, '/shop/?colors=noir+rouge'),
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
          const answer = await page.request.get(visit.path(`/${name}`), { maxRedirects: 0 });
          if (!/\/account/.test(answer.headers()['location'] ?? ''))
            throw new Error(`led to ${answer.headers()['location']} with ${answer.status()}`);
        }),
      ] as const,
  ),
  ...GUARDED.map(
    (path) =>
      [
        `visitor-${path.split('/').slice(1).join('-')}`,
        `A visitor is led from ${path} to the login`,
        walks(asksForLogin(path)),
      ] as const,
  ),
  [
    'visitor-checkout',
    'A visitor is led from the payment to the login',
    walks(asksForLogin('/cart/checkout')),
  ],
  [
    'after-login-checkout',
    'After the login one is led to the payment, when one came from there',
    tests(journey('purchase', 'a visitor finds a piece, joins, pays and finds the order and its mail')),
  ],
  [
    'after-login-path',
    'After the login one is led to the path that one came from',
    tests(journey('wishlist', 'a heart that a visitor presses is kept once they have an account')),
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
      const answer = await visit.get(visit.path('/no-such-page'));
      const text = textOf(await answer.text()).replaceAll('’', "'");
      if (answer.status !== 404) throw new Error(`answered ${answer.status}`);
      const wanted =
        visit.language === 'en'
          ? [/This page could not be found/, /Back to the home page/]
          : [/Cette page est introuvable/, /accueil/];
      for (const one of wanted) if (!one.test(text)) throw new Error(`does not say ${one.toString()}`);
    }),
  ],
  ['validation', 'A page that its address cannot name is a 404', walks(answers('/pages/no-such-page', 404))],
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
    tests(journey('crawl', 'every address of the table answers in both languages')),
  ],
  ['route-names', 'Names of routes carry their language', tests(store('src/paths', 'every URL in %s'))],
  [
    'root-only',
    'The language is chosen on the root alone',
    walk(async (visit) => {
      const answer = await visit.get('/shop/', { 'accept-language': 'en' });
      if (answer.status !== 200)
        throw new Error(`/shop/ answered ${answer.status} to somebody who reads English`);
    }),
  ],
  [
    'cookie-first',
    'The cookie’s language comes before the browser’s',
    walk(async (visit) => {
      const answer = await visit.get('/', { 'accept-language': 'en', cookie: 'locale=fr' });
      if (answer.status !== 200) throw new Error(`/ led to ${answer.headers.get('location')}`);
    }),
  ],
  [
    'browser-second',
    'Then comes the browser’s',
    walk(async (visit) => {
      const answer = await visit.get('/', { 'accept-language': 'en' });
      if (answer.headers.get('location') !== '/en') throw new Error(`/ answered ${answer.status}`);
    }),
  ],
  [
    'french-fallback',
    'French is the default and the fallback',
    walk(async (visit) => {
      const answer = await visit.get('/', { 'accept-language': 'ja' });
      if (answer.status !== 200 || !/<html[^>]*lang="fr/.test(await answer.text()))
        throw new Error('not French');
    }),
  ],
];

export const routesAndGuards: Statement[] = [
  ...statements('2.locale', locales),
  ...statements('2.route', routes),
  ...statements('2.filter', filters),
  ...statements('2.navigation', navigation),
  ...statements('2.guard', guard),
];

import { journey, store, tests } from '../named-tests.ts';
import { reason, statements, walks, type Row, type Statement, type Walk } from '../statement.ts';
import { customer } from '../walks/customer.ts';
import { search } from '../walks/hits.ts';
import { message } from '../walks/messages.ts';
import {
  responses,
  asCustomer,
  documentAt,
  hasMarkup,
  inBrowser,
  searchedList,
  shows,
  showsCustomer,
  textOf,
  type Address,
} from '../walks/pages.ts';
import { productUrl } from '../walks/product-url.ts';

const ordersOf =
  (end: string): Address =>
  async (visit) =>
    visit.path(`/account/orders/${(await customer(visit)).orders.returned.id}${end}`);

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
          title: 'the payment step is no link while checkout is blocked',
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
  ['page-editor', '/showroom leads home outside development', walks(responses('/showroom', 302, '/'))],
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
    walks(
      shows((visit) => searchedList(visit, visit.language === 'fr' ? 'robe noire' : 'black dress'), {
        fr: /robe noire/,
        en: /black dress/,
      }),
    ),
  ],
  [
    'shop-calculator',
    '/shop/levis-calculator/ takes jeanLevisSizeW and jeanLevisSizeL, and finds pieces',
    walks(async (visit) => {
      const text = textOf(
        await documentAt(visit, '/shop/levis-calculator/?jeanLevisSizeW=28&jeanLevisSizeL=30'),
      );
      if (!/[1-9]\d* (pièces? uniques?|one-of-a-kind pieces?)/.test(text.replaceAll(/\s+/g, ' ')))
        throw new Error('no products of W28 L30');
    }),
  ],
  [
    'shop-calculator-colors',
    'Colours of the calculator’s results are joined by a space',
    walks(async (visit) => {
      const response = await visit.get(
        visit.path('/shop/levis-calculator/?jeanLevisSizeW=28&colors=noir%20bleu-fonce'),
      );
      const location = response.headers.get('location') ?? '';
      if (response.status !== 200 && !/colors=bleu-fonce\+noir/.test(location))
        throw new Error(`${response.status} to ${location}`);
    }),
  ],
  [
    'product-fr-en',
    'A product is at /produit/{slug} in French and at /en/product/{slug} in English',
    walks(shows(productUrl, message('product.fold.description'))),
  ],
  [
    'product-hash',
    'A hash of a product’s address carries the id of the search that led to it',
    tests(
      journey(
        'saved-search',
        'the search field suggests, remembers, and names the search that led to a product',
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
    walks(hasMarkup(productUrl, /href="[^"]*\/pages\/types-of-items#[a-z_-]+"/)),
  ],
  [
    'selection-tag',
    'Tag buttons of selections lead to /shop/{slug}',
    walks(async (visit) => {
      const { facets } = await search(visit, { facets: ['drops'], hitsPerPage: 0 });
      const [slug] = Object.keys(facets?.['drops'] ?? {});
      const response = await visit.get(visit.path(`/shop/${slug}/`));
      const text = response.status === 200 ? textOf(await response.text()) : '';
      if (response.status !== 200 && response.status !== 301)
        throw new Error(`/shop/${slug}/ answered ${response.status}`);
      if (
        response.status === 200 &&
        !/[1-9]\d* (pièces? uniques?|one-of-a-kind pieces?)/.test(text.replaceAll(/\s+/g, ' '))
      )
        throw new Error(`/shop/${slug}/ has no products`);
    }),
  ],
];

export const addresses: Statement[] = [...statements('2.route', routes)];

import { answerCalculator } from '../walks/calculator.ts';
import * as limits from '../../packages/core/src/constants.ts';
import { apiModule, journey, search as searchTest, store, tests } from '../named-tests.ts';
import { reason, statements, walk, walks, type Row, type Statement } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { asked, operationIs } from '../walks/asked.ts';
import { dataOf } from '../walks/ask.ts';
import { customer, me, orderList, wishlist } from '../walks/customer.ts';
import { filled } from '../walks/fields.ts';
import { search } from '../walks/hits.ts';
import { answerOf, jsonAt } from '../walks/json.ts';
import { joinAs } from '../walks/purchase.ts';

const structure = (type: string, ...keys: string[]) =>
  answerOf(`/web-structure?type=${type}&locale=LOCALE`, ...keys);
const routing = answerOf('/web-routing?path=/&locale=LOCALE');

const productDetail: Parameters<typeof filled>[0] = async function* productDetail(visit) {
  const { hits } = await search(visit, { hitsPerPage: 1 });
  yield await jsonAt(
    visit,
    `/web-structure?type=product-detail&params[productId]=${hits[0]?.reference}&locale=${visit.language}`,
  );
};

const rest: Row[] = [
  [
    'authenticate',
    'POST /authenticate takes login and password in a Basic header',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
    }),
  ],
  [
    'authenticate-cookie',
    'The token is kept in a cookie for seven days',
    walk(async (visit) => {
      const page = await visit.page();
      await joinAs(visit, page);
      const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('authToken'));
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      if (Math.abs(days - 7) > 0.1) throw new Error(`the cookie lasts ${days} days`);
    }),
  ],
  [
    'authenticate-bearer',
    'Later it is a Bearer header',
    tests(store('server/proxy', "the session's cookie becomes a Bearer token, and no cookie goes along")),
  ],
  ...['title', 'description', 'meta', 'components'].map(
    (name) => [`web-routing-${name}`, `GET /web-routing answers ${name}`, filled(routing, name)] as const,
  ),
  [
    'web-routing-called',
    'The store calls GET /web-routing',
    tests(store('server/page-routing', "the head of %s has the meta tags of the api's routing")),
  ],
  [
    'web-structure-home',
    'GET /web-structure answers the type home',
    filled(structure('home'), 'zones.blocks.type'),
  ],
  [
    'web-structure-product-detail',
    'GET /web-structure answers the type product-detail with params[productId]',
    filled(productDetail, 'zones.blocks.type'),
  ],
  [
    'web-structure-order-confirmation',
    'GET /web-structure answers the type order-confirmation',
    filled(structure('order-confirmation'), 'zones.blocks.type'),
  ],
  ['web-structure-nav', 'GET /web-structure answers the type nav', filled(structure('nav'), 'navBar.label')],
  [
    'web-structure-nav-cached',
    'The navigation is cached',
    walk(async (visit) => {
      const answer = await visit.get(`/web-structure?type=nav&locale=${visit.language}`);
      if (
        !/max-age=[1-9]|etag/i.test(
          `${answer.headers.get('cache-control')} ${answer.headers.has('etag') ? 'etag' : ''}`,
        )
      )
        throw new Error(`${answer.headers.get('cache-control')}`);
    }),
  ],
  [
    'web-structure-shop-dictionary',
    'GET /web-structure answers the type shop-dictionary with params[kind][0]=facetValues',
    filled(
      answerOf(
        '/web-structure?type=shop-dictionary&params[kind][0]=facetValues&locale=LOCALE',
        'facetValues',
      ),
      'brand.name',
    ),
  ],
  [
    'product-detail-shown',
    'Blocks of product-detail show on a product’s page',
    walk(async (visit) => {
      const { hits } = await search(
        visit,
        { facetFilters: ['availability:AVAILABLE'], hitsPerPage: 1 },
        'chronological',
      );
      const detail = await jsonAt<{ zones: { blocks: { title?: string }[] }[] }>(
        visit,
        `/web-structure?type=product-detail&params[productId]=${hits[0]?.reference}&locale=${visit.language}`,
      );
      const title = detail.zones.flatMap(({ blocks }) => blocks).find((block) => block.title)?.title ?? '';
      const html = await (
        await visit.get(visit.path(`/${visit.language === 'fr' ? 'produit' : 'product'}/${hits[0]?.slug}`))
      ).text();
      if (!html.replaceAll(/<script[\s\S]*?<\/script>/g, '').includes(title)) {
        const page = await visit.page();
        await page.goto(visit.path(`/${visit.language === 'fr' ? 'produit' : 'product'}/${hits[0]?.slug}`));
        await page.getByRole('heading', { name: title }).first().waitFor({ timeout: 6_000 });
      }
    }),
  ],
  [
    'order-confirmation-shown',
    'Blocks of order-confirmation show on the confirmation of an order',
    walk(async (visit) => {
      const { page: own, orders } = await customer(visit);
      const { zones } = await jsonAt<{ zones: { blocks: { title?: string }[] }[] }>(
        visit,
        `/web-structure?type=order-confirmation&locale=${visit.language}`,
      );
      const title = zones.flatMap(({ blocks }) => blocks).find((block) => block.title)?.title ?? '';
      const page = await own.context().newPage();
      await page.goto(visit.path(`/order-confirm/${orders.waiting.id}`));
      await page
        .getByText(title)
        .first()
        .waitFor({ timeout: 8_000 })
        .finally(() => page.close());
    }),
  ],
  [
    'page-cache',
    'Page info is cached for five pages, the three oldest removed when over',
    tests(store('src/lib/query', 'five pages are cached, and a sixth evicts the three least recently read')),
  ],
  [
    'jean-levis-calculator',
    'POST /jean-levis-calculator/ takes size, heightRange and tightness, and answers W and L',
    walk(async (visit) => {
      const sizes = await jsonAt<{ W: number; L: number }>(visit, '/jean-levis-calculator/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ size: 38, heightRange: '165-170', tightness: 'regular' }),
      });
      if (!(sizes.W > 20 && sizes.L > 20)) throw new Error(JSON.stringify(sizes));
    }),
  ],
  [
    'jean-levis-calculator-called',
    'The store calls POST /jean-levis-calculator/',
    walks(
      asked(/\/jean-levis-calculator\//, async (page, visit) => {
        await answerCalculator(page, visit);
      }),
    ),
  ],
  [
    'geocoding',
    'A maps service suggests addresses by GET, with type and country',
    tests(
      apiModule(
        'geocode/geocode',
        'with a token Mapbox is asked for addresses of one country, and only whole ones are passed on',
      ),
    ),
  ],
  [
    'search',
    'A hosted search service finds the catalogue, with facets and orders',
    tests(
      apiModule('search/algolia/algolia', 'is set up and filled when it is empty, and asked for searches'),
    ),
  ],
];

/** Headers of the browser’s calls. */
const HEADERS: Record<string, [says: string, header: string, value: RegExp]> = {
  application: ['the name of the application, web', 'x-application-name', /^web$/],
  version: ['the version of the API, 2023-04-20', 'x-api-version', /^2023-04-20$/],
  language: ['the language of the interface', 'x-ui-language', /^(fr|en)$/i],
};

const graphql: Row[] = [
  [
    'post',
    'GraphQL is asked by POST /graphql',
    walk(async (visit) => {
      await dataOf(visit, '{ deliveryCountries { countryCode } }');
    }),
  ],
  [
    'first-error',
    'The first error of an answer is raised',
    tests(
      store(
        'src/lib/query',
        'any other failure leaves the session unchanged',
        'a query that fails for lack of a session signs the visitor out',
      ),
    ),
  ],
  [
    'global-errors',
    'Errors of any answer are kept in global state',
    tests(store('src/lib/query', 'a mutation that fails for lack of a session signs the visitor out')),
  ],
  ...Object.entries(HEADERS).map(
    ([name, [says, header, value]]) =>
      [
        `header-${name}`,
        `Every call carries ${says}`,
        walk(async (visit: Visit) => {
          const page = await visit.page();
          await joinAs(visit, page);
          const call = page.waitForRequest((request) => request.url().endsWith('/graphql'));
          await page.goto(visit.path('/'));
          const given = (await (await call).allHeaders())[header];
          if (!given || !value.test(given)) throw new Error(`${header} is ${given}`);
        }),
      ] as const,
  ),
  [
    'header-vendors',
    'Calls carry the list of consented vendors',
    tests(store('server/third-parties', 'what was consented to is told, each with its purpose')),
  ],
  [
    'header-anonymous-id',
    'Calls carry the anonymous id of analytics',
    tests(store('server/third-parties', 'what was consented to is told, each with its purpose')),
  ],
  [
    'header-search-query',
    'Calls carry the encoded words of the search',
    tests(store('server/proxy', 'the headers of the contract pass, others do not')),
  ],
  [
    'header-campaign',
    'Calls carry the campaign of an affiliate',
    tests(apiModule('checkout/access', 'an order that the campaign %s led to keeps %s')),
  ],
];

const queries: Row[] = [
  ...['id', 'emailAddress', 'firstName', 'lastName', 'locale', 'publicWishlist.token'].map(
    (path) => [`me-${path.replace('.', '-')}`, `me answers ${path}`, filled(me, path)] as const,
  ),
  ['me-pseudo', 'me answers pseudo', filled(me, 'pseudo')],
  ['me-sizes', 'me answers the sizes', filled(me, 'sizes')],
  [
    'me-default-address',
    'me answers the default entry of the address book',
    filled(me, 'defaultPostalAddress.id'),
  ],
  ['me-addresses', 'me answers the entries of the address book', filled(me, 'postalAddresses.id')],
  [
    'me-number-of-orders',
    'me.orders with a limit of 0 answers their number',
    walk(async (visit) => {
      const { page } = await customer(visit);
      const own = await dataOf<{ me: { orders: { totalNumberOfItems: number } } }>(
        visit,
        '{ me { orders(limit: 0) { totalNumberOfItems } } }',
        {},
        page,
      );
      if (own.me.orders.totalNumberOfItems < 3) throw new Error(`${own.me.orders.totalNumberOfItems} orders`);
    }),
  ],
  ['number-of-orders-called', 'The store asks for the number of orders', operationIs(/orders\(limit: ?0/)],
  ['me-has-order', 'me answers whether there is an order', filled(me, 'hasOrder')],
  ['has-order-called', 'The store asks whether there is an order', operationIs(/\bhasOrder\b/)],
  [
    'cart',
    'cart(id) answers the cart',
    tests(apiModule('carts/carts', 'a new cart is empty, and its id is 32 random bytes')),
  ],
  [
    'me-order',
    'me.order(id) answers an order',
    tests(
      apiModule(
        'customer-orders/customer-orders',
        'an order keeps its sums and its parcels, whatever the catalogue says later',
      ),
    ),
  ],
  ['me-orders', 'me.orders answers ten a page', filled(orderList, 'items.id')],
  [
    'me-returns',
    'me.returnRequests answers ten a page',
    walk(async (visit) => {
      const { page } = await customer(visit);
      const own = await dataOf<{ me: { returnRequests: { items: unknown[] } } }>(
        visit,
        '{ me { returnRequests(limit: 10, page: 1) { items { id } } } }',
        {},
        page,
      );
      if (own.me.returnRequests.items.length < 2) throw new Error('the returns are not there');
    }),
  ],
  [
    'me-return',
    'me.returnRequest(id) answers a return',
    tests(
      apiModule(
        'return-requests/return-requests',
        'pieces go out, come, are quoted, sent back, received and paid back to the cent',
      ),
    ),
  ],
  [
    'me-wishlist-count',
    'me.wishlist with a limit of 0 answers the number',
    walk(async (visit) => {
      const { page } = await customer(visit);
      const own = await dataOf<{ me: { wishlist: { totalNumberOfItems: number } } }>(
        visit,
        '{ me { wishlist(limit: 0) { totalNumberOfItems } } }',
        {},
        page,
      );
      if (own.me.wishlist.totalNumberOfItems < 1) throw new Error('nothing is wished for');
    }),
  ],
  [
    'me-wishlist-home',
    'me.wishlist with a limit of 20 answers the home page',
    filled(wishlist, 'products.reference'),
  ],
  [
    'public-wishlist',
    'publicWishlist answers 100 a page by its token',
    tests(apiModule('wishlist/wishlist', 'a list is private until it is shared, and again when one wants')),
  ],
  [
    'on-wishlist',
    'me.areProductsOnWishlist answers reference and likes',
    tests(
      apiModule(
        'wishlist/wishlist',
        'of the pieces asked about, those on the list are told with their likes',
      ),
    ),
  ],
  [
    'product',
    'product(reference) answers the product in full',
    walk(async (visit) => {
      const { hits } = await search(visit, { hitsPerPage: 1 });
      const { product } = await dataOf<{ product: { name: string } }>(
        visit,
        'query($r: Int!) { product(reference: $r) { name description } }',
        { r: hits[0]?.reference },
      );
      if (!product.name) throw new Error('it has no name');
    }),
  ],
  [
    'product-tracking',
    'product(reference) answers a light form for tracking',
    operationIs(/query ProductTracking/),
  ],
];

/** Mutations of the specification, with what proves each. */
const MUTATIONS: Record<string, ReturnType<typeof tests>> = {
  createCustomer: tests(
    apiModule(
      'registration/registration',
      'a registration is stored as it was given, its password as argon2id',
    ),
  ),
  updateCustomer: tests(
    apiModule('customers/profile', 'a customer changes what they give and keeps the rest'),
  ),
  updateCustomerSizePreferences: tests(
    apiModule('customers/profile', 'sizes are kept once each, in the order given'),
  ),
  updateCustomerLocale: tests(apiModule('customers/profile', 'the language of the profile can be changed')),
  addPostalAddressToCustomer: tests(
    apiModule('addresses/addresses', 'an address is stored in its normal form'),
  ),
  updatePostalAddressOfACustomer: tests(
    apiModule(
      'addresses/addresses',
      'one address is the default: the first, then the one chosen, then the oldest left',
    ),
  ),
  deleteAPostalAddressOfACustomer: tests(
    apiModule('addresses/addresses', '%s changes and deletes no address'),
  ),
  createCart: tests(apiModule('carts/carts', 'a new cart is empty, and its id is 32 random bytes')),
  addProductToCart: tests(
    apiModule(
      'carts/carts',
      'pieces are grouped by seller and added up',
      'words are written where the product takes them, within its length',
    ),
  ),
  removeProductFromCart: tests(
    apiModule(
      'carts/carts',
      'a piece is in a cart once, however often it is added, and can be taken out twice',
    ),
  ),
  addDiscountToCart: tests(
    apiModule(
      'coupons/coupons',
      'a percentage is taken off the order value, told with its code and its offer, and taken back',
    ),
  ),
  removeDiscountFromCart: tests(
    apiModule(
      'coupons/coupons',
      'a percentage is taken off the order value, told with its code and its offer, and taken back',
    ),
  ),
  setShippingMethodToCart: tests(
    apiModule(
      'carts/shipping',
      'the chosen method is in the total, with its quality control and its days',
      'a relay needs a point, and only a relay has one',
    ),
  ),
  resetCartShippingMethod: tests(apiModule('carts/shipping', 'a method can be taken off')),
  setCartDeliveryAddress: tests(
    apiModule('carts/shipping', 'a cart is quoted for France until it has an address, then for its country'),
  ),
  cartCheckout: tests(
    apiModule(
      'payments/buy-once',
      'a piece is bought: held, paid, sold, entered, announced, and out of the cart',
    ),
  ),
  addProductToWishlist: tests(
    apiModule('wishlist/wishlist', 'adding and removing twice is the same as once, and likes count people'),
  ),
  removeProductFromWishlist: tests(
    apiModule('wishlist/wishlist', 'adding and removing twice is the same as once, and likes count people'),
  ),
  quoteReturn: tests(
    apiModule(
      'return-requests/return-requests',
      'pieces go out, come, are quoted, sent back, received and paid back to the cent',
    ),
  ),
  requestReturn: tests(
    apiModule(
      'return-requests/return-requests',
      'pieces go out, come, are quoted, sent back, received and paid back to the cent',
    ),
  ),
  subscribeToNewsletter: tests(
    apiModule('newsletter/newsletter', 'an address is asked to confirm, and gets its code once it does'),
  ),
  askPasswordReset: tests(
    apiModule(
      'customers/password-reset',
      'the mailed link sets a new password, ends every session and is told of',
    ),
  ),
  resetPassword: tests(
    apiModule(
      'customers/password-reset',
      'the mailed link sets a new password, ends every session and is told of',
    ),
  ),
  completeJeanLevisCalculator: tests(
    apiModule('jeans/jeans', 'mails the sizes with the way to the jeans, and no colour that does not exist'),
  ),
};

/** Arguments that the specification names, as the schema has them. */
const ARGUMENTS: Record<string, string[]> = {
  updateCustomer: ['customerUpdate'],
  updateCustomerSizePreferences: ['sizes'],
  updateCustomerLocale: ['locale'],
  addPostalAddressToCustomer: ['postalAddress'],
  updatePostalAddressOfACustomer: ['postalAddressBookEntryId', 'postalAddress'],
  deleteAPostalAddressOfACustomer: ['id'],
  createCustomer: ['customerCreate'],
  createCart: [],
  addProductToCart: ['cartId', 'productReference', 'productVariantId', 'customization'],
  removeProductFromCart: ['cartId', 'productReference', 'productVariantId'],
  addDiscountToCart: ['cartId', 'couponCode'],
  removeDiscountFromCart: ['cartId', 'couponCode'],
  setShippingMethodToCart: ['cartId', 'deliveryMethod', 'deliveryType', 'deliveryServicePointId'],
  resetCartShippingMethod: ['cartId'],
  setCartDeliveryAddress: ['cartId', 'postalAddressBookEntryId'],
  cartCheckout: ['cartId', 'paymentServiceProvider'],
  addProductToWishlist: ['productReference'],
  removeProductFromWishlist: ['productReference'],
  quoteReturn: ['orderId', 'orderItemReturnQuotations'],
  requestReturn: ['orderId', 'returnQuotationId'],
  subscribeToNewsletter: ['emailAddress', 'source'],
  askPasswordReset: ['emailAddress'],
  resetPassword: ['plainPassword', 'accessToken'],
  completeJeanLevisCalculator: ['emailAddress', 'criteria', 'sizes'],
};

type Schema = { __type: { fields: { name: string; args: { name: string }[] }[] } };

const mutations: Row[] = [
  ...Object.entries(ARGUMENTS).map(
    ([name, args]) =>
      [
        `${name}-variables`,
        `${name} takes ${args.join(', ') || 'nothing'}`,
        walk(async (visit) => {
          const { __type } = await dataOf<Schema>(
            visit,
            '{ __type(name: "Mutation") { fields { name args { name } } } }',
          );
          const given = __type.fields.find((field) => field.name === name)?.args.map((arg) => arg.name);
          const missing = args.filter((arg) => !given?.includes(arg));
          if (!given || missing.length > 0) throw new Error(`${name} lacks ${missing.join()}`);
        }),
      ] as const,
  ),
  ...Object.entries(MUTATIONS).map(([name, proof]) => [name, `${name} does what it says`, proof] as const),
  [
    'hidden-operations',
    'Texts and names of several operations',
    reason('The specification says that they are not shown.'),
  ],
];

const INDEXES = ['search', 'chronological', 'price_ascending', 'price_descending', 'facet_value', 'stores'];
const searching: Row[] = [
  ...INDEXES.map(
    (index) =>
      [
        `index-${index}`,
        `There is an index ${index} a language`,
        walk(async (visit) => {
          const { nbHits } = await search(visit, { hitsPerPage: 1 }, index);
          if (nbHits === 0) throw new Error('it is empty');
        }),
      ] as const,
  ),
  [
    'facet-filters',
    'Queries use facet filters',
    walk(async (visit) => {
      const { nbHits } = await search(visit, { facetFilters: ['color:noir'], hitsPerPage: 0 });
      if (nbHits === 0) throw new Error('nothing is black');
    }),
  ],
  [
    'secret',
    'What is tagged secret is in no result',
    tests(searchTest('engine', 'secret objects are stored, but neither found nor counted')),
  ],
  [
    'sixteen-hits',
    'A query for a sample has 16 hits',
    walk(() => {
      if (!Object.values(limits).some((limit) => limit === 16)) throw new Error('no limit of the shop is 16');
    }),
  ],
  [
    'rule-context',
    'Queries have a context of rules',
    tests(store('src/lib/open-search', 'during a sales season every query carries its rule context')),
  ],
  [
    'home-chronological',
    'The carousel of the home page uses the chronological index',
    walk(async (visit) => {
      const html = await (await visit.get(visit.path('/'), { 'accept-language': visit.language })).text();
      if (!html.includes(`chronological_${visit.language}`))
        throw new Error('the home page found nothing in it');
    }),
  ],
  [
    'home-four',
    'Four hits by default',
    tests(store('src/cms/product-queries', 'a carousel without options has the four newest products')),
  ],
  [
    'recent',
    'The last 20 searches are kept in the browser, the oldest dropped',
    tests(
      store(
        'src/features/quick-search/recent-searches',
        'twenty are kept, the last one first and the oldest dropped',
      ),
    ),
  ],
];

const analytics: Row[] = [
  [
    'product-clicked',
    'Product Clicked is an event',
    tests(journey('consent', 'what was agreed to comes with what was held, and ends with a change of mind')),
  ],
  [
    'download-app',
    'Download App is an event, with the source Site_Header_button and the link of the language',
    tests(
      store(
        'src/features/analytics/clicks',
        'a press on the app’s link is told with the source %s and where it leads',
      ),
    ),
  ],
  [
    'quick-search-clicked',
    'Quick search clicked is an event',
    tests(
      journey(
        'saved-search',
        'the search field suggests, remembers, and names the search that led to a piece',
      ),
    ),
  ],
  [
    'page-and-user',
    'Events have the current page, and the user when signed in',
    tests(
      store('src/features/analytics/segment', 'what happens close together is one batch, with who and where'),
    ),
  ],
  [
    'identify',
    'A login identifies',
    tests(
      store(
        'src/features/analytics/segment',
        'who signs in is identified by their traits, and an order by its own id',
      ),
    ),
  ],
  [
    'help-desk',
    'A help-desk widget is loaded, and does not connect by itself',
    tests(
      journey('consent', 'nothing is asked of anybody before consent, and a refusal is one press that lasts'),
    ),
  ],
  [
    'tag-manager',
    'A tag manager is loaded',
    tests(journey('consent', 'what was agreed to comes with what was held, and ends with a change of mind')),
  ],
  [
    'consent',
    'Consent to cookies is asked for',
    tests(
      journey('consent', 'nothing is asked of anybody before consent, and a refusal is one press that lasts'),
    ),
  ],
  [
    'error-reports',
    'Failures of rendering are reported',
    tests(
      store(
        'src/features/error-reports/failures',
        'failures are held until they may be told, and then told once',
      ),
    ),
  ],
  [
    'campaign-query',
    'The campaign of an affiliate comes from the query aecid',
    tests(
      store(
        'server/third-parties',
        'the campaign of %s goes behind the hash, where no cache and no other page sees it',
      ),
    ),
  ],
  [
    'campaign-cookie',
    'It is kept in the cookie affcid for 30 days',
    tests(journey('consent', 'what was agreed to comes with what was held, and ends with a change of mind')),
  ],
];

export const calls: Statement[] = [
  ...statements('7.rest', rest),
  ...statements('7.graphql', graphql),
  ...statements('7.query', queries),
  ...statements('7.mutation', mutations),
  ...statements('7.search', searching),
  ...statements('7.analytics', analytics),
];

import { answerCalculator } from '../walks/calculator.ts';
import { apiModule, store, tests } from '../named-tests.ts';
import { statements, walk, walks, type Row, type Statement } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { requests } from '../walks/requests.ts';
import { dataOf } from '../walks/query.ts';
import { customer } from '../walks/customer.ts';
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
    tests(store('server/proxy', 'has the session cookie as a Bearer token, and no cookies')),
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
      const response = await visit.get(`/web-structure?type=nav&locale=${visit.language}`);
      if (
        !/max-age=[1-9]|etag/i.test(
          `${response.headers.get('cache-control')} ${response.headers.has('etag') ? 'etag' : ''}`,
        )
      )
        throw new Error(`${response.headers.get('cache-control')}`);
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
        // They are loaded once somebody uses the page.
        await page.waitForLoadState('networkidle');
        await page.mouse.move(5, 5);
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
      requests(/\/jean-levis-calculator\//, async (page, visit) => {
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
        'with a token, Mapbox is queried for addresses of one country, and only complete ones are returned',
      ),
    ),
  ],
  [
    'search',
    'A hosted search service finds the catalogue, with facets and orders',
    tests(apiModule('search/algolia/algolia', 'is set up and filled when it is empty, and answers searches')),
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
    tests(store('server/third-parties', 'accepted vendors are sent to the api, each with its purpose')),
  ],
  [
    'header-anonymous-id',
    'Calls carry the anonymous id of analytics',
    tests(store('server/third-parties', 'accepted vendors are sent to the api, each with its purpose')),
  ],
  [
    'header-search-query',
    'Calls carry the encoded words of the search',
    tests(store('server/proxy', 'has the headers of the contract and no others')),
  ],
  [
    'header-campaign',
    'Calls carry the campaign of an affiliate',
    tests(apiModule('checkout/access', 'an order placed after a visit with the campaign %s stores %s')),
  ],
];

export const restCalls: Statement[] = [...statements('7.rest', rest), ...statements('7.graphql', graphql)];

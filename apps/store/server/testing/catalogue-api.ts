import type { PageInfo, ShopDictionary } from '@patine/contract/content/structure';
import type { UpstreamRequest, UpstreamResponse } from './upstream.ts';

const HOME: PageInfo = {
  title: 'Patine',
  description: '',
  meta: {},
  zones: [{ id: 'main', blocks: [{ type: 'title', title: 'Seconde main', level: 'h1' }] }],
  drops: [],
};

const DICTIONARY: ShopDictionary = {
  facetValues: {
    categories: [
      { slug: 'women', name: 'Femme' },
      { slug: 'women/dresses', name: 'Robes' },
    ],
  },
};

const NO_HITS = { hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 48, facets: {}, facets_stats: {} };

/** Turns a response into one whose lists count a product. */
export function withProduct({ body, ...rest }: UpstreamResponse): UpstreamResponse {
  const { results } = body as { results?: object[] };
  return { ...rest, body: results ? { results: results.map((list) => ({ ...list, nbHits: 1 })) } : body };
}

const structures: Record<string, unknown> = {
  home: HOME,
  drops: [],
  'shop-dictionary': DICTIONARY,
  nav: { navBar: [], helloBar: null, logo: null, footerNav: [] },
};

const failed = (name: string, code: number) => ({
  body: { data: null, errors: [{ extensions: { name, code } }] },
});

/** A minimal api for the public pages: a shop with two categories and product 100163. */
export function catalogueResponse({ url, body }: UpstreamRequest): UpstreamResponse {
  const { pathname, searchParams } = new URL(url, 'http://api');
  if (pathname === '/web-structure') return { body: structures[searchParams.get('type') ?? ''] };
  if (pathname === '/search-understanding') {
    const text = searchParams.get('text') ?? '';
    return {
      body: {
        text,
        filters: [],
        words: text,
        narrowerWords: '',
        optionalWords: '',
        occasionWords: '',
        help: null,
      },
    };
  }
  const sent = JSON.parse(body === '' ? '{}' : body) as {
    requests?: unknown[];
    query?: string;
    variables?: { reference?: number };
  };
  if (pathname.startsWith('/1/')) return { body: { results: (sent.requests ?? []).map(() => NO_HITS) } };
  if (!sent.query?.startsWith('query ProductPage')) return failed('ACCESS_DENIED', 103);
  const { reference = NaN } = sent.variables ?? {};
  // GraphQL's response to a number outside Int.
  if (reference > 2 ** 31 - 1) return { status: 400, body: { errors: [{ message: 'Int' }] } };
  return reference === 100_163
    ? {
        body: {
          data: { product: { reference: 100_163, slug: 'robe-100163', alternateSlug: 'dress-100163' } },
        },
      }
    : failed('NOT_FOUND', 201);
}

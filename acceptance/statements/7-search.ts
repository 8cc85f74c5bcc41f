import * as limits from '../../packages/core/src/constants.ts';
import { journey, search as searchTest, store, tests } from '../named-tests.ts';
import { statements, walk, type Row, type Statement } from '../statement.ts';
import { search } from '../walks/hits.ts';

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
    tests(store('src/features/quick-search/recent-searches', 'twenty are stored, most recent first')),
  ],
];

const analytics: Row[] = [
  [
    'product-clicked',
    'Product Clicked is an event',
    tests(journey('consent', 'consent sends the queued events, and withdrawing it stops them')),
  ],
  [
    'download-app',
    'Download App is an event, with the source Site_Header_button and the link of the language',
    tests(
      store(
        'src/features/analytics/clicks',
        'a click on the app’s link is tracked with the source %s and its URL',
      ),
    ),
  ],
  [
    'quick-search-clicked',
    'Quick search clicked is an event',
    tests(
      journey(
        'saved-search',
        'the search field suggests, remembers, and names the search that led to a product',
      ),
    ),
  ],
  [
    'page-and-user',
    'Events have the current page, and the user when signed in',
    tests(store('src/features/analytics/segment', 'simultaneous events are one batch, with user and page')),
  ],
  [
    'identify',
    'A login identifies',
    tests(
      store(
        'src/features/analytics/segment',
        'a sign-in identifies the user, and an order has its own message id',
      ),
    ),
  ],
  [
    'help-desk',
    'A help-desk widget is loaded, and does not connect by itself',
    tests(journey('consent', 'nobody is contacted before consent, and one click refuses for good')),
  ],
  [
    'tag-manager',
    'A tag manager is loaded',
    tests(journey('consent', 'consent sends the queued events, and withdrawing it stops them')),
  ],
  [
    'consent',
    'Consent to cookies is asked for',
    tests(journey('consent', 'nobody is contacted before consent, and one click refuses for good')),
  ],
  [
    'error-reports',
    'Failures of rendering are reported',
    tests(
      store('src/features/error-reports/failures', 'failures are queued until consent, then reported once'),
    ),
  ],
  [
    'campaign-query',
    'The campaign of an affiliate comes from the query aecid',
    tests(
      store(
        'server/third-parties',
        'the campaign of %s moves to the fragment, so that caches and other pages do not see it',
      ),
    ),
  ],
  [
    'campaign-cookie',
    'It is kept in the cookie affcid for 30 days',
    tests(journey('consent', 'consent sends the queued events, and withdrawing it stops them')),
  ],
];

export const searchCalls: Statement[] = [
  ...statements('7.search', searching),
  ...statements('7.analytics', analytics),
];

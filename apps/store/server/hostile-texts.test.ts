import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { markdownLineToHtml, markdownToHtml } from '../src/lib/markdown.ts';
import { PAGES, type PageName } from '../src/pages.ts';
import { fillPath, paths } from '../src/paths.ts';
import { failurePage } from './failure-page.ts';
import { HOSTILE_TEXTS, inTurns } from './testing/hostile-texts.ts';
import { runsIn } from './testing/runs-in.ts';
import { schemaResponse } from './testing/schema-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';
import { writeFeed } from './rss-feed.ts';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
/** Number of hostile texts that the api has returned. */
let reply = 0;

beforeAll(async () => {
  const next = inTurns();
  const textOf = () => {
    reply += 1;
    return next();
  };
  api = await openUpstream(schemaResponse({ textOf }));
  store = await openStore({ apiUrl: api.url, render });
});
afterAll(async () => {
  await store.close();
  await api.close();
});

test('there are more than five hundred hostile texts', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(500);
});

test('the guard detects executable markup', () => {
  const running = [
    '<script>x</script>',
    '<img src=x onerror=x>',
    '<a href="java\nscript:x">',
    '<a href=" javascript:x">',
    '<svg><a xlink:href="javascript:x"></a></svg>',
    '<template><img onload=x></template>',
    '<iframe srcdoc=x>',
    '<script type="application/json">{</script>',
  ];
  expect(running.filter((html) => runsIn(html).length === 0)).toEqual([]);
  expect(runsIn('<p title="<script>">&lt;script> <a href="/x">javascript:x</a>')).toEqual([]);
});

test('Markdown sanitises all of them, as a text and as a line', () => {
  const found = HOSTILE_TEXTS.flatMap((text) => [
    ...runsIn(markdownToHtml(text)),
    ...runsIn(markdownLineToHtml(`Avant ${text} après`)),
  ]);
  expect(found).toEqual([]);
});

const params = { slug: 'robe-100163', id: '7', token: 'T0k-en', '*': 'women', page: 'aide' };
/** One page of each kind: `npm run proof hostile` visits all pages in a browser. */
const pages: readonly PageName[] = [
  'home',
  'article',
  'shop',
  'product',
  'wishlist',
  'checkout',
  'account-order',
  'seller-offer',
];

test('no page runs one of them, in any field of the api', async () => {
  for (const name of pages) {
    const path = fillPath(name, 'fr', params);
    const { status, body } = await store.request(path, {
      headers: PAGES[name].access === 'session' ? { cookie: 'authToken=t; signedIn=1; cartId=7' } : {},
    });
    expect([name, status, runsIn(body)]).toEqual([name, 200, []]);
  }
  expect(reply).toBeGreaterThan(HOSTILE_TEXTS.length);
}, 30_000);

test('neither a search text nor an unknown URL runs on its page', async () => {
  for (let at = 0; at < HOSTILE_TEXTS.length; at += 25) {
    const text = HOSTILE_TEXTS.slice(at, at + 25)
      .join(' ')
      .slice(0, 2_000);
    const { body } = await store.request(paths.search('fr', text.toWellFormed()));
    expect([text, runsIn(body)]).toEqual([text, []]);
  }
  const { body } = await store.request(`/rien/${encodeURIComponent('"><script>x</script>')}`);
  expect(runsIn(body)).toEqual([]);
  expect(runsIn(failurePage(404, 'fr'))).toEqual([]);
});

test('a feed of them is valid XML', () => {
  for (const text of HOSTILE_TEXTS) {
    const feed = writeFeed({
      locale: 'fr',
      publicUrl: 'https://shop.example',
      filters: { text: text.toWellFormed() },
      names: { condition: [{ slug: 'bon', name: text }] },
      products: [
        {
          reference: 1,
          slug: 'robe-1',
          name: text,
          brandName: text,
          sizeLabel: text,
          condition: 'bon',
          image: 'photo',
          price: 4200,
          regularPrice: null,
          currency: 'EUR',
          createdAt: 1_763_000_000,
        },
      ],
    });
    expect(feed.match(/<item>/g)).toHaveLength(1);
    expect(
      feed
        .match(/<\w[^>]*>/g)
        ?.every((tag) =>
          /^<(rss|channel|title|link|description|language|atom:link|ttl|lastBuildDate|item|guid|pubDate|enclosure)\b/.test(
            tag,
          ),
        ),
    ).toBe(true);
  }
});

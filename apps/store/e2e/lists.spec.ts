import { setTimeout } from 'node:timers/promises';
import { HEIGHT_RANGES, JEANS_SIZES, TIGHTNESSES, recommendJeans } from '@patine/core';
import { expect, test } from '@playwright/test';
import { CASES, findBySql, jeansOf, type Found } from './steps/list-filters.ts';
import { LANGUAGES, pathIn } from './steps/language.ts';
import { openOwnShop } from './steps/own-shop.ts';

test.describe.configure({ mode: 'serial' });

const PAGE_SIZE = 96;
const CALCULATOR_PAGE_SIZE = 16;

/** The calculator's recommendation for every combination of answers. */
const responses = JEANS_SIZES.flatMap((size) =>
  HEIGHT_RANGES.flatMap((heightRange) =>
    TIGHTNESSES.map((tightness) => recommendJeans({ size, heightRange, tightness })),
  ),
);
const pairs = [...new Map(responses.map(({ W, L }) => [`${W} ${L}`, jeansOf(W, L)])).values()];

const found = new Map<string, Found>();
const byPrice: number[] = [];
let shop: Awaited<ReturnType<typeof openOwnShop>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openOwnShop(async (sql) => {
    // Sells the newest items: if sold items were not sorted last, they would lead every list.
    await sql(`update items set status = 'sold', sold_at = now() where product_reference in (
      select reference from products order by created_at desc, reference desc limit 12)`);
    await sql(`update products set styles = '{boheme}' where reference % 40 = 0`);
    await sql(
      `insert into facet_values (facet, slug, name_fr, name_en) values ('style', 'boheme', 'Bohème', 'Boho')`,
    );
    await sql(`update products set tags = tags || '{coups-de-coeur}' where reference % 90 = 0`);
    await sql(`update products set regular_amount = price_amount * 2 where reference % 30 = 0`);
    for (const { list, where } of [...CASES, ...pairs]) found.set(list, await findBySql(sql, where));
    const cheapest = await sql<{ reference: number }>(
      `select p.reference from products p join items i on i.product_reference = p.reference
        where i.status = 'listed' and not exists (select 1 from drops d where d.slug = any(p.drops) and d.launch_at > now())
        order by p.price_amount, date_trunc('second', p.created_at) desc, p.reference desc limit ${PAGE_SIZE}`,
    );
    byPrice.push(...cheapest.map(({ reference }) => reference));
  });
});
test.afterAll(() => shop?.close());

/** Retries while the shop responds with 503. */
async function fetchPage(path: string, tries = 20): Promise<Response> {
  const response = await fetch(shop.url + path);
  if (response.status !== 503 || tries === 0) return response;
  await setTimeout(500);
  return fetchPage(path, tries - 1);
}

/** Reads a server-rendered list: its count and its products in order. */
async function readList(path: string) {
  const response = await fetchPage(path);
  const html = await response.text();
  const [, digits = ''] =
    /([\d\s,]+)\s(?:pièces? uniques?|one-of-a-kind pieces?)/.exec(html.replaceAll(/&nbsp;/g, ' ')) ?? [];
  const links = html.matchAll(/href="(?:\/en)?\/(?:produit|product)\/[^"]*-(\d+)"/g);
  return {
    status: response.status,
    html,
    count: Number(digits.replaceAll(/\D/g, '')),
    hits: [...new Set([...links].map(([, reference]) => Number(reference)))],
  };
}

const withPage = (list: string, page: number) =>
  page === 1 ? list : `${list}${list.includes('?') ? '&' : '?'}page=${page}`;

/** Reads all pages of a list. */
async function readAll(list: string, size: number, most: number) {
  const hits: number[] = [];
  for (let page = 1; (page - 1) * size < most; page += 1)
    hits.push(...(await readList(withPage(list, page))).hits);
  return hits;
}

for (const language of LANGUAGES)
  test(`every filter of a URL finds what SQL finds, sold products last and not counted (${language})`, async () => {
    test.setTimeout(180_000);
    for (const { list } of CASES) {
      const { onSale, sold } = found.get(list) ?? { onSale: [], sold: [] };
      const shownSold = list.includes('hidesold') ? [] : sold;
      const path = pathIn(language, list);
      const { status, count, hits } = await readList(path);
      if (list.includes('favorite')) {
        // Favourites are known only in the browser: wishlist.spec.ts tests them.
        expect(status).toBe(200);
        continue;
      }
      expect([list, status, count]).toEqual([list, 200, onSale.length]);
      expect(onSale.length, `${list} is about nothing`).toBeGreaterThan(0);
      const size = list.includes('calculator') ? CALCULATOR_PAGE_SIZE : PAGE_SIZE;
      const all = [...onSale, ...shownSold];
      expect([list, hits.length]).toEqual([list, Math.min(size, all.length)]);
      // A text search is sorted by relevance, and long lists are read only in part.
      if (!list.includes('text=')) expect([list, hits]).toEqual([list, all.slice(0, size)]);
      else expect(new Set(hits).isSubsetOf(new Set(all))).toBe(true);
      if (language === 'fr' && all.length > size && all.length <= 4 * size)
        expect([list, await readAll(path, size, all.length)]).toEqual([list, all]);
    }
  });

test('every result of the calculator leads to the jeans that SQL finds, or to alternatives', async () => {
  test.setTimeout(180_000);
  expect(responses).toHaveLength(210);
  let served = 0;
  for (const { list } of pairs) {
    const { onSale = [], sold = [] } = found.get(list) ?? {};
    const { status, count, hits, html } = await readList(list);
    expect([list, status, count]).toEqual([list, 200, onSale.length]);
    expect([list, hits]).toEqual([list, [...onSale, ...sold].slice(0, CALCULATOR_PAGE_SIZE)]);
    if (onSale.length === 0) {
      const [, wayOn] = /data-slot="no-results".*?<a href="([^"]+)"/s.exec(html) ?? [];
      const further = await readList((wayOn ?? '').replaceAll('&amp;', '&'));
      expect([list, further.count > 0]).toEqual([list, true]);
    }
  }
  for (const { W, L } of responses) served += found.get(jeansOf(W, L).list)?.onSale.length ? 1 : 0;
  expect(served).toBeGreaterThan(150);
});

test('a list is paged in its order, and ends with its last page', async () => {
  expect((await readList('/shop/?sortby=price_asc')).hits).toEqual(byPrice);
  const newest = found.get('/shop/')?.onSale.slice(PAGE_SIZE, 2 * PAGE_SIZE);
  expect((await readList('/shop/?sortby=chrono&page=2')).hits).toEqual(newest);
  const { count } = await readList('/en/shop/');
  const last = Math.ceil(count / PAGE_SIZE);
  const beyond = await fetch(`${shop.url}/en/shop/?page=99&utm_source=letter`, { redirect: 'manual' });
  expect([beyond.status, beyond.headers.get('location')]).toEqual([
    302,
    `/en/shop/?page=${last}&utm_source=letter`,
  ]);
});

test('invalid values of every filter show a list, those of a category a 404', async () => {
  const odd = [
    '%00',
    '-',
    '1e9-',
    '%F0%9F%A6%84',
    "';drop",
    '<script>',
    '99999999999',
    '-5',
    '%E0%A4%A',
    '+',
  ];
  const names = new Set(CASES.flatMap(({ list }) => [...new URLSearchParams(list.split('?')[1]).keys()]));
  for (const name of [...names, 'page', 'sortby', 'text'])
    for (const value of odd) {
      const { status, html } = await readList(`/shop/?${name}=${value}`);
      const known = value === '+' || name !== 'category';
      // A combination that finds nothing is a 404 with ways on.
      const expected = status === 404 && html.includes('data-slot="no-results"') ? 404 : 200;
      if (known) expect([name, value, status]).toEqual([name, value, expected]);
      else expect([200, 404], `${name}=${value}`).toContain(status);
    }
});

import { setTimeout as sleep } from 'node:timers/promises';
import { productIndex } from '../../packages/contract/src/search/indexes.ts';
import type { ProductRecord } from '../../packages/contract/src/search/record.ts';
import type { Locale } from '../../packages/core/src/index.ts';
import type { Shown } from './score.ts';

const PAGE = 1000;
const TRIES = 20;

/** Every record of a shop's product index in one language. */
export async function readRecords(apiUrl: string, locale: Locale): Promise<ProductRecord[]> {
  const records: ProductRecord[] = [];
  for (let page = 0; ; page += 1) {
    const response = await fetchPatiently(`${apiUrl}/1/indexes/${productIndex('relevance', locale)}/query`, {
      method: 'POST',
      body: JSON.stringify({ hitsPerPage: PAGE, page, tagFilters: ['-secret'], enableRules: false }),
    });
    const { hits } = (await response.json()) as { hits: ProductRecord[] };
    records.push(...hits);
    if (hits.length < PAGE) return records;
  }
}

const CARD = /data-slot="product-card"[\s\S]*?href="\/(?:en\/)?(?:produit|product)\/([^"?#]+)/g;
const COUNT = />(?:(\d[\d\s.,]*)\s(?:pièces?\suniques?|unique\spieces?)|Aucune pièce|No piece)</u;
/** Pages that a question may lead to instead of a list, by the last part of their path. */
const HELP: Readonly<Record<string, string>> = {
  returns: 'returns',
  delivery: 'delivery',
  'calculateur-jean-levis': 'jeans-calculator',
  'levis-jeans-calculator': 'jeans-calculator',
};

/** Asks a question as the search field does: the list page, with whatever it redirects to. */
export async function searchShop(
  { url, locale, bySlug }: { url: string; locale: Locale; bySlug: ReadonlyMap<string, ProductRecord> },
  text: string,
): Promise<Shown> {
  const prefix = locale === 'en' ? '/en' : '';
  const response = await fetchPatiently(`${url}${prefix}/shop/search/?text=${encodeURIComponent(text)}`, {
    headers: { accept: 'text/html' },
  });
  const html = await response.text();
  const last = new URL(response.url).pathname.split('/').findLast(Boolean) ?? '';
  const records = [...html.matchAll(CARD)].flatMap(
    ([, slug]) => bySlug.get(decodeURIComponent(slug ?? '')) ?? [],
  );
  const count = COUNT.exec(html);
  const total = Number((count?.[1] ?? '0').replaceAll(/\D/g, ''));
  return { records, total, help: HELP[last] ?? null };
}

/** The store limits how many pages it renders for one visitor, and a busy shop refuses work: both say when to return. */
async function fetchPatiently(address: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address, init);
    if (response.ok) return response;
    if ((response.status !== 429 && response.status !== 503) || tries === TRIES)
      throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    await response.body?.cancel();
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000);
  }
}

import { productIndex, SECRET_TAG, type IndexOrder } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit, type ProductRecord } from '@patine/contract/search/record';
import type { Locale, SavedSizes } from '@patine/core';
import type { Api } from '../../lib/api.ts';
import { searchAround, type SearchRequest } from '../../lib/search.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { SIZED, isFitting, type SizedHit } from './read-fitting.ts';
import { shopRequests } from './shop-requests.ts';

const SHOWN = 12;
/** Fewer pieces leave a row half empty: they are shown only where no row has more. */
const FULL_ROW = 4;
const SHORT_ROW = 2;
const MOST_ROWS = 2;
/** The newest pieces, among which those that fit are looked for. */
const NEWEST = 120;
/** Sales are counted by brand and category, so that best sellers come in rows of one kind: a choice is made among more of them. */
const BEST_SELLERS = 96;

export type SuggestionRow = {
  kind: 'alike' | 'looser' | 'viewed' | 'fitting' | 'popular' | 'varied';
  hits: ProductHit[];
};

export type SuggestionSources = {
  /** Words of the piece that was looked for. */
  alike?: string | undefined;
  /** A list that finds something where the visitor's finds nothing. */
  looser?: ShopFilters | undefined;
  /** References of pieces that are not suggested. */
  without?: readonly number[] | undefined;
  /** References of viewed pieces, most recent first. */
  viewed: readonly number[];
  /** Sizes of the customer, if known. */
  saved?: SavedSizes | undefined;
  /** Path of the page: while nothing was sold, each page shows other pieces. */
  path: string;
};

type FoundHit = ProductHit & SizedHit & Pick<ProductRecord, 'sales'>;

const FOR_SALE_NOW = 'availability:AVAILABLE';

const request = (order: IndexOrder, locale: Locale, more: Partial<SearchRequest> = {}): SearchRequest => ({
  indexName: productIndex(order, locale),
  tagFilters: [`-${SECRET_TAG}`],
  attributesToRetrieve: CARD_ATTRIBUTES,
  hitsPerPage: SHOWN,
  ...more,
  facetFilters: [...(more.facetFilters ?? []), FOR_SALE_NOW],
});

/** The first piece of each brand, then the second of each, and so on. */
function brandsInTurn<Hit extends ProductHit>(hits: readonly Hit[]): Hit[] {
  const turns = new Map<string | null, number>();
  const placed = hits.map((hit) => {
    const turn = turns.get(hit.brandName) ?? 0;
    turns.set(hit.brandName, turn + 1);
    return { hit, turn };
  });
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ hit }) => hit);
}

/** A whole number from 0 up to the count, the same for the same text. */
function placeBy(text: string, count: number): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % Math.max(1, count);
}

/** Best sellers by brand in turn; while nothing was sold, those pieces from a place on that the page decides. */
function popularRow(hits: readonly FoundHit[], path: string): SuggestionRow {
  const turns = brandsInTurn(hits);
  if (turns.some(({ sales }) => sales > 0)) return { kind: 'popular', hits: turns };
  const start = placeBy(path, turns.length);
  return { kind: 'varied', hits: [...turns.slice(start), ...turns.slice(0, start)] };
}

/** Pieces for somebody who found none, in one search call: the rows that fit best, without sold pieces or repetitions. */
export async function findSuggestions(
  { search }: Pick<Api, 'search'>,
  locale: Locale,
  { alike, looser, without, viewed, saved, path }: SuggestionSources,
): Promise<SuggestionRow[]> {
  const hasSizes = saved !== undefined && Object.values(saved).some(({ length }) => length > 0);
  const [looserList] = looser ? shopRequests({ ...looser, hidesold: true }, locale, false) : [];
  const requests: { kind: SuggestionRow['kind']; one: SearchRequest }[] = [];
  const add = (kind: SuggestionRow['kind'], one: SearchRequest) => requests.push({ kind, one });
  if (alike) add('alike', request('relevance', locale, { query: alike }));
  if (looserList) add('looser', { ...looserList, hitsPerPage: SHOWN });
  if (viewed.length > 0)
    add(
      'viewed',
      request('relevance', locale, { facetFilters: [viewed.map((reference) => `objectID:${reference}`)] }),
    );
  if (hasSizes) {
    const attributesToRetrieve = [...CARD_ATTRIBUTES, ...SIZED];
    add('fitting', request('chrono', locale, { attributesToRetrieve, hitsPerPage: NEWEST }));
  }
  add(
    'popular',
    request('sales', locale, {
      attributesToRetrieve: [...CARD_ATTRIBUTES, 'sales'],
      hitsPerPage: BEST_SELLERS,
    }),
  );
  const found = await searchAround<FoundHit>(
    search,
    requests.map(({ one }) => one),
  );
  const place = (hit: ProductHit) => viewed.indexOf(hit.reference);
  const rows = requests.map(({ kind }, index): SuggestionRow => {
    const all = found[index]?.hits ?? [];
    if (kind === 'popular') return popularRow(all, path);
    if (kind === 'fitting' && saved) return { kind, hits: all.filter((hit) => isFitting(hit, saved)) };
    return { kind, hits: kind === 'viewed' ? all.toSorted((a, b) => place(a) - place(b)) : all };
  });
  const rowsWith = (least: number) => {
    const shown = new Set(without);
    return rows
      .flatMap(({ kind, hits: all }): SuggestionRow[] => {
        const hits = all.filter(({ reference }) => !shown.has(reference)).slice(0, SHOWN);
        if (hits.length < least) return [];
        for (const { reference } of hits) shown.add(reference);
        return [{ kind, hits }];
      })
      .slice(0, MOST_ROWS);
  };
  const full = rowsWith(FULL_ROW);
  return full.length > 0 ? full : rowsWith(SHORT_ROW);
}

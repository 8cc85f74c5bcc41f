import type { OpenedDrops } from '@patine/contract/content/structure';
import type { ProductHit, ProductRecord } from '@patine/contract/search/record';
import type { SearchRequest } from '../lib/search.ts';

const DROP = 'drops:';

const has = (record: ProductRecord, filter: string) => {
  const at = filter.indexOf(':');
  const value = record[filter.slice(0, at) as keyof ProductRecord];
  const wanted = filter.slice(at + 1);
  return Array.isArray(value) ? value.includes(wanted) : value === wanted;
};

const says = ({ name, brandName }: ProductRecord, query: string) => {
  const text = `${name} ${brandName ?? ''}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The pieces that a search looks among: those of its drop, or a chosen one of any drop. */
function recordsFor(slug: string, chosen: readonly number[] | undefined, opened: OpenedDrops) {
  if (slug !== '') return opened[slug]?.records ?? [];
  const all = Object.values(opened).flatMap(({ records }) => records);
  return all.filter(({ reference }) => chosen?.includes(reference));
}

/**
 * What a search for the pieces of a drop, or for a chosen piece, finds once the drop is open, since today no search finds
 * them; null for any other search.
 */
export function openedHits(request: SearchRequest, opened: OpenedDrops): ProductHit[] | null {
  const filters = (request.facetFilters ?? []) as readonly string[];
  const slug = filters.find((filter) => filter.startsWith(DROP))?.slice(DROP.length) ?? '';
  const chosen = request.numericFilters?.flat().map((filter) => Number(filter.split('=')[1]));
  const records = recordsFor(slug, chosen, opened);
  if (records.length === 0) return null;
  return records
    .filter(
      (record) =>
        filters.every((filter) => has(record, filter)) &&
        says(record, request.query ?? '') &&
        (chosen?.includes(record.reference) ?? true),
    )
    .slice(0, request.hitsPerPage);
}

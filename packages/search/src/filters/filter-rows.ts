import { type Bits, emptyBits, fullBits, intersect, subtract, unite } from '../columns/bitset.ts';
import type { ByteCache } from '../query/byte-cache.ts';
import type { CatalogueColumns } from '../catalogue-columns.ts';
import type { Filter } from './filter.ts';

/** The rows that a filter lets through. The answer is shared through the cache: callers copy before they change it. */
export function filterRows(columns: CatalogueColumns, cache: ByteCache<Bits>, filter: Filter): Bits {
  const key = JSON.stringify(filter);
  const known = cache.get(key);
  if (known) return known;
  const bits = computeRows(columns, cache, filter);
  cache.set(key, bits, bits.byteLength);
  return bits;
}

function computeRows(columns: CatalogueColumns, cache: ByteCache<Bits>, filter: Filter): Bits {
  const { rowCount } = columns;
  switch (filter.kind) {
    case 'facet':
      if (filter.attribute === 'objectID') return columns.rowsOf(filter.values);
      return columns.facet(filter.attribute)?.rowsWith(filter.values, rowCount) ?? emptyBits(rowCount);
    case 'number':
      return (
        columns.number(filter.attribute)?.rowsWhere(filter.comparison, filter.bound, rowCount) ??
        emptyBits(rowCount)
      );
    case 'between':
      return (
        columns.number(filter.attribute)?.rowsBetween(filter.low, filter.high, rowCount) ??
        emptyBits(rowCount)
      );
    case 'not': {
      const bits = fullBits(rowCount);
      subtract(bits, filterRows(columns, cache, filter.of));
      return bits;
    }
    case 'and': {
      const bits = fullBits(rowCount);
      for (const part of filter.of) intersect(bits, filterRows(columns, cache, part));
      return bits;
    }
    case 'or': {
      const bits = emptyBits(rowCount);
      for (const part of filter.of) unite(bits, filterRows(columns, cache, part));
      return bits;
    }
  }
}

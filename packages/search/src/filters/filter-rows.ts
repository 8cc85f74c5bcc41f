import type { CatalogueIndex } from '../catalogue-index.ts';
import { type Bits, emptyBits, fullBits, intersect, subtract, unite } from '../columns/bitset.ts';
import { numberTest, type NumberTest } from '../columns/number-column.ts';
import type { Filter } from './filter.ts';

/** Returns the rows that match a filter. Read-only, because conditions are cached for later searches. */
export function filterRows(index: CatalogueIndex, filter: Filter): Bits {
  const { rowCount } = index.columns;
  switch (filter.kind) {
    case 'facet':
      return facetRows(index, filter.attribute, filter.values);
    case 'number':
      return numberRows(index, filter.attribute, numberTest(filter.comparison, filter.bound));
    case 'between':
      return numberRows(index, filter.attribute, { low: filter.low, high: filter.high, inside: true });
    case 'not': {
      const bits = fullBits(rowCount);
      subtract(bits, filterRows(index, filter.of));
      return bits;
    }
    case 'and': {
      const bits = fullBits(rowCount);
      for (const part of filter.of) intersect(bits, filterRows(index, part));
      return bits;
    }
    case 'or': {
      const [only, ...others] = filter.of;
      if (only && others.length === 0) return filterRows(index, only);
      const bits = emptyBits(rowCount);
      for (const part of filter.of) unite(bits, filterRows(index, part));
      return bits;
    }
  }
}

function facetRows(index: CatalogueIndex, attribute: string, values: readonly string[]): Bits {
  const { columns } = index;
  if (attribute === 'objectID') return columns.rowsOf(values);
  const column = columns.facet(attribute);
  if (!column) return emptyBits(columns.rowCount);
  return index.leafRows(JSON.stringify([attribute, values]), {
    changes: column.changes,
    findRare: (rowCount) => column.rareRows(values, rowCount),
    find: (rowCount) => column.rowsWith(values, rowCount),
    correct: (bits, rows) => column.correct(bits, values, rows),
  });
}

function numberRows(index: CatalogueIndex, attribute: string, test: NumberTest): Bits {
  const column = index.columns.number(attribute);
  if (!column) return emptyBits(index.columns.rowCount);
  return index.leafRows(`${attribute} ${test.low} ${test.high} ${test.inside}`, {
    changes: column.changes,
    find: (rowCount) => column.rowsWhere(test, rowCount),
    correct: (bits, rows) => column.correct(bits, test, rows),
  });
}

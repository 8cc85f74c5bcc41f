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

const facetKey = (attribute: string, values: readonly string[]): string =>
  JSON.stringify([attribute, values]);
const numberKey = (attribute: string, { low, high, inside }: NumberTest): string =>
  `${attribute} ${low} ${high} ${inside}`;

/** Whether the rows that match a condition are known from another search. */
export function isRemembered(index: CatalogueIndex, filter: Filter): boolean {
  switch (filter.kind) {
    case 'facet':
      return index.hasLeafRows(facetKey(filter.attribute, filter.values));
    case 'number':
      return index.hasLeafRows(numberKey(filter.attribute, numberTest(filter.comparison, filter.bound)));
    case 'between': {
      const { attribute, low, high } = filter;
      return index.hasLeafRows(numberKey(attribute, { low, high, inside: true }));
    }
    case 'not':
      return isRemembered(index, filter.of);
    case 'and':
    case 'or':
      return filter.of.every((part) => isRemembered(index, part));
  }
}

function facetRows(index: CatalogueIndex, attribute: string, values: readonly string[]): Bits {
  const { columns } = index;
  if (attribute === 'objectID') return columns.rowsOf(values);
  const column = columns.facet(attribute);
  if (!column) return emptyBits(columns.rowCount);
  const key = facetKey(attribute, values);
  const known = index.hasLeafRows(key) ? undefined : unitedRows(index, attribute, values);
  if (known) return known;
  return index.leafRows(key, {
    changes: column.changes,
    findRare: (rowCount) => column.rareRows(values, rowCount),
    find: (rowCount) => column.rowsWith(values, rowCount),
    correct: (bits, rows) => column.correct(bits, values, rows),
  });
}

/** Returns the rows of several values of which each is remembered alone: shoppers combine the same few in many ways. */
function unitedRows(index: CatalogueIndex, attribute: string, values: readonly string[]): Bits | undefined {
  const singles = values.map((value): Filter => ({ kind: 'facet', attribute, values: [value] }));
  const areKnown = values.length > 1 && singles.every((single) => isRemembered(index, single));
  return areKnown ? filterRows(index, { kind: 'or', of: singles }) : undefined;
}

function numberRows(index: CatalogueIndex, attribute: string, test: NumberTest): Bits {
  const column = index.columns.number(attribute);
  if (!column) return emptyBits(index.columns.rowCount);
  return index.leafRows(numberKey(attribute, test), {
    changes: column.changes,
    find: (rowCount) => column.rowsWhere(test, rowCount),
    correct: (bits, rows) => column.correct(bits, test, rows),
  });
}

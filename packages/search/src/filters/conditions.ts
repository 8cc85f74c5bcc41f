import type { Comparison } from '../columns/number-column.ts';
import { SearchError } from '../search-error.ts';
import type { Filter } from './filter.ts';

export const tagAttribute = '_tags';

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;
const compared = new RegExp(String.raw`^([^<>=!]+)(<=|>=|!=|<|>|=)\s*(${number})$`);
const ranged = new RegExp(String.raw`^([^:]+):\s*(${number})\s+TO\s+(${number})$`);
const equal = new RegExp(String.raw`^([^:]+):\s*(${number})$`);
const scored = /^(.*?)(?:<score=(\d{1,9})>)?$/s;
const comparisons: readonly Comparison[] = ['<', '<=', '=', '!=', '>=', '>'];

/** Parses `brand:levis`, `brand:-levis` (negated), and `brand:\-18` (a value that begins with a hyphen). */
export function facetCondition(written: string): Filter {
  const colon = written.indexOf(':');
  if (colon < 1)
    throw new SearchError(400, `Invalid syntax for facetFilters: no "attribute:value" in "${written}"`);
  const [, value = '', score] = scored.exec(written.slice(colon + 1)) ?? [];
  const filter = negatable(written.slice(0, colon).trim(), value.trim());
  return score === undefined ? filter : withScore(filter, Number(score));
}

/** Parses an optional condition, which adds a score to matching hits. */
export function optionalCondition(written: string): Filter {
  const filter = facetCondition(written);
  return writtenScore(filter) === undefined ? withScore(filter, 1) : filter;
}

export function writtenScore(filter: Filter): number | undefined {
  if (filter.kind === 'facet') return filter.score;
  return filter.kind === 'not' ? writtenScore(filter.of) : undefined;
}

export function withScore(filter: Filter, score: number): Filter {
  if (filter.kind === 'facet') return { ...filter, score };
  return filter.kind === 'not' ? { ...filter, of: withScore(filter.of, score) } : filter;
}

/** Parses `sale`, or `-sale` (negated). */
export const tagCondition = (written: string): Filter => negatable(tagAttribute, written.trim());

function negatable(attribute: string, value: string): Filter {
  if (value.startsWith('-'))
    return { kind: 'not', of: { kind: 'facet', attribute, values: [value.slice(1)] } };
  return { kind: 'facet', attribute, values: [value.startsWith('\\-') ? value.slice(1) : value] };
}

/** Parses `price>=1000`, `price:1000 TO 2000` (bounds included) and `price:1000`. */
export function numericCondition(written: string): Filter {
  const filter = readNumeric(written.trim());
  if (!filter) throw new SearchError(400, `Invalid syntax for numericFilters: "${written}"`);
  return filter;
}

export function readNumeric(written: string): Filter | undefined {
  const [, ranging, low, high] = ranged.exec(written) ?? [];
  if (ranging) return { kind: 'between', attribute: ranging.trim(), low: Number(low), high: Number(high) };
  const [, attribute, sign, bound] = compared.exec(written) ?? [];
  const comparison = comparisons.find((known) => known === sign);
  if (attribute && comparison) {
    return { kind: 'number', attribute: attribute.trim(), comparison, bound: Number(bound) };
  }
  const [, exact, value] = equal.exec(written) ?? [];
  return exact
    ? { kind: 'number', attribute: exact.trim(), comparison: '=', bound: Number(value) }
    : undefined;
}

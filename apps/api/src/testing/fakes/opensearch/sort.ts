import { illegalArgument, parsingFailure } from './failure.ts';
import type { Mapping } from './mapping.ts';
import type { StoredDocument } from './stored-index.ts';

export type Scored = { document: StoredDocument; score: number };
type Compare = (one: Scored, other: Scored) => number;

const compareValues = (one: string | number | boolean, other: string | number | boolean): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Compiles a sort; without one, the best score comes first. */
export function compileSort(sort: unknown, mapping: Mapping): Compare {
  const keys = (Array.isArray(sort) ? sort : sort === undefined ? [{ _score: {} }] : [sort]).map((key) =>
    compileKey(key as Record<string, Record<string, unknown>>, mapping),
  );
  return (one, other) => {
    for (const compare of keys) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function compileKey(key: Record<string, Record<string, unknown>>, mapping: Mapping): Compare {
  const [name = '', ...others] = Object.keys(key);
  if (others.length > 0) throw parsingFailure('[sort] expected one field in each object');
  const { order = name === '_score' ? 'desc' : 'asc', missing = '_last' } = key[name] ?? {};
  const direction = order === 'desc' ? -1 : 1;
  if (name === '_score') return (one, other) => (one.score - other.score) * direction;
  const field = mapping.fields.get(name);
  if (!field) throw illegalArgument(`No mapping found for [${name}] in order to sort on`);
  if (field.type === 'text' || !field.hasDocValues)
    throw illegalArgument(`Can't load fielddata on [${name}]: it has no doc values to sort by`);
  if (missing !== '_last') throw illegalArgument(`the fake sorts documents without a value last: [${name}]`);
  return ({ document: one }, { document: other }) => {
    const [a, b] = [one, other].map(({ fields }) => fields.get(name)?.[0]);
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return compareValues(a, b) * direction;
  };
}

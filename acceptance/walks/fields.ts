import type { Proof, Row } from '../statement.ts';
import type { Visit } from '../visit.ts';

/** Asks for a selection of fields and tells the objects that came, the likeliest to be filled first. */
export type Source = (visit: Visit, selection: string) => AsyncIterable<unknown>;

/** `pricing.currentPrice.amount` as GraphQL asks for it. */
export const selectionOf = (path: string): string => {
  const [first = '', ...rest] = path.split('.');
  return rest.length === 0 ? first : `${first} { ${selectionOf(rest.join('.'))} }`;
};

/** Every value that a path leads to, through lists too. */
export function valuesAt(object: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(object)) return object.flatMap((one) => valuesAt(one, path));
  const [first, ...rest] = path;
  if (first === undefined) return [object];
  if (typeof object !== 'object' || object === null) return [];
  return valuesAt((object as Record<string, unknown>)[first], rest);
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Proved when at least one object has something in the field. */
export const filled = (source: Source, path: string): Proof => ({
  walk: async (visit) => {
    let seen = 0;
    for await (const object of source(visit, selectionOf(path))) {
      seen += 1;
      if (valuesAt(object, path.split('.')).some(isFilled)) return;
    }
    throw new Error(`${path} is empty in all ${seen}`);
  },
});

/** A row a field: the specification's name, and the path in the api where it is called or placed otherwise. */
export const fieldRows = (
  entity: string,
  source: Source,
  fields: readonly (string | readonly [name: string, path: string])[],
): Row[] =>
  fields.map((field) => {
    const [name, path] = typeof field === 'string' ? [field, field] : field;
    return [name, `${entity} has ${name.replaceAll('-', ' ')}`, filled(source, path)];
  });

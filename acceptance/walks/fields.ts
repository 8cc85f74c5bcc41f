import type { Proof, Row } from '../statement.ts';
import type { Visit } from '../visit.ts';

/** Queries a selection of fields and yields the objects, those most likely to have values first. */
export type Source = (visit: Visit, selection: string) => AsyncIterable<unknown>;

/** Turns `pricing.currentPrice.amount` into a GraphQL selection. */
export const selectionOf = (path: string): string => {
  const [first = '', ...rest] = path.split('.');
  return rest.length === 0 ? first : `${first} { ${selectionOf(rest.join('.'))} }`;
};

/** Returns every value at a path, also inside lists. */
export function valuesAt(object: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(object)) return object.flatMap((one) => valuesAt(one, path));
  const [first, ...rest] = path;
  if (first === undefined) return [object];
  if (typeof object !== 'object' || object === null) return [];
  return valuesAt((object as Record<string, unknown>)[first], rest);
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Passes if at least one object has a value in the field. */
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

/** Returns one row per field: the specification's name, and the api's path where it differs. */
export const fieldRows = (
  entity: string,
  source: Source,
  fields: readonly (string | readonly [name: string, path: string])[],
): Row[] =>
  fields.map((field) => {
    const [name, path] = typeof field === 'string' ? [field, field] : field;
    return [name, `${entity} has ${name.replaceAll('-', ' ')}`, filled(source, path)];
  });

/** A stored object: plain JSON with a unique `objectID`. */
export interface SearchObject {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** Returns the attribute at a dotted path, such as `categories.level1`. */
export function attributeAt(object: SearchObject, path: string): unknown {
  if (!path.includes('.') || path in object) return object[path];
  let value: unknown = object;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Returns the texts of an attribute: none, one, or the items of a list. Objects have no texts. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return [];
}

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

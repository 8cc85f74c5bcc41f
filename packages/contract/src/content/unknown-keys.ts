type KeyPath = readonly (string | number)[];

/** Returns the paths of keys that the schema ignored, so that a misspelt key is reported instead of lost. */
export function unknownKeys(input: unknown, parsed: unknown, path: KeyPath = []): KeyPath[] {
  if (Array.isArray(input) && Array.isArray(parsed))
    return input.flatMap((item, index) => unknownKeys(item, parsed[index], [...path, index]));
  if (typeof input !== 'object' || typeof parsed !== 'object' || !input || !parsed) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key)
      ? unknownKeys(value, (parsed as Record<string, unknown>)[key], [...path, key])
      : [[...path, key]],
  );
}

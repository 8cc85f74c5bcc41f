type Steps = readonly (string | number)[];

/** Keys that were written and that no schema read: a word misspelt, and lost in silence. */
export function unknownKeys(written: unknown, read: unknown, steps: Steps = []): Steps[] {
  if (Array.isArray(written) && Array.isArray(read))
    return written.flatMap((item, index) => unknownKeys(item, read[index], [...steps, index]));
  if (typeof written !== 'object' || typeof read !== 'object' || !written || !read) return [];
  return Object.entries(written).flatMap(([key, value]) =>
    Object.hasOwn(read, key)
      ? unknownKeys(value, (read as Record<string, unknown>)[key], [...steps, key])
      : [[...steps, key]],
  );
}

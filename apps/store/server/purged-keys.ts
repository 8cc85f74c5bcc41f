/** Most keys that are remembered: pages that were made before the oldest of them count as changed. */
const MAX_KEYS = 20_000;

/**
 * Remembers which surrogate keys have changed and when, in changes since the start. A page need not be found by its keys
 * when one changes: it is compared when it is asked for.
 */
export function createPurgedKeys(maxKeys = MAX_KEYS) {
  const changedBy = new Map<string, number>();
  let changes = 0;
  let forgotten = 0;
  return {
    /** The number of changes until now. */
    count: () => changes,

    add(keys: readonly string[]) {
      changes += 1;
      for (const key of keys) {
        // Deleted first, so that the map is in order of change.
        changedBy.delete(key);
        changedBy.set(key, changes);
      }
      for (const [key, change] of changedBy) {
        if (changedBy.size <= maxKeys) break;
        changedBy.delete(key);
        forgotten = change;
      }
    },

    /** True if one of the keys has changed after this number of changes. */
    hasChangedSince: (count: number, keys: readonly string[]) =>
      count < forgotten || keys.some((key) => (changedBy.get(key) ?? 0) > count),
  };
}

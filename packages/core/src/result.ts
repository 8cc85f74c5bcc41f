/** An expected outcome: a value, or a code from a closed list that the store turns into words. */
export type Result<T, E extends string> = { ok: true; value: T } | { ok: false; code: E };

/** Wraps a value that was obtained as hoped. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Wraps the code of an expected failure; bugs throw instead. */
export function fail<E extends string>(code: E): { ok: false; code: E } {
  return { ok: false, code };
}

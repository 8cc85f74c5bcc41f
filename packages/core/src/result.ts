/** An expected outcome: a value, or an error code from a closed list that the store translates. */
export type Result<T, E extends string> = { ok: true; value: T } | { ok: false; code: E };

/** Creates a successful result. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Creates a failed result. Only for expected failures; bugs throw. */
export function fail<E extends string>(code: E): { ok: false; code: E } {
  return { ok: false, code };
}

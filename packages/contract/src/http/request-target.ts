/** Characters of a request target: RFC 9112 (3) asks every recipient for 8,000 at least. */
export const TARGET_MAX_LENGTH = 8_000;
/** Characters of its path: the longest of the shop has a token of 400. */
export const PATH_MAX_LENGTH = 2_000;

const ABSOLUTE_FORM = /^https?:\/\//i;

/**
 * The path and query of a request target. A target in absolute form, as proxies send it (RFC 9112, 3.2.2), loses its
 * scheme and host; `*` of OPTIONS stays.
 */
export function originForm(target: string): string {
  const scheme = ABSOLUTE_FORM.exec(target)?.[0];
  if (scheme === undefined) return target;
  const rest = target.slice(scheme.length);
  const end = rest.search(/[/?#]/);
  if (end < 0) return '/';
  return rest[end] === '/' ? rest.slice(end) : `/${rest.slice(end)}`;
}

/** Tells whether a request target is longer than any address of the shop. */
export function isTargetTooLong(target: string): boolean {
  if (target.length > TARGET_MAX_LENGTH) return true;
  const query = target.indexOf('?');
  return (query < 0 ? target.length : query) > PATH_MAX_LENGTH;
}

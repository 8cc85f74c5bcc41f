/** Maximum length of a request target: RFC 9112 (3) recommends support for at least 8,000 octets. */
export const TARGET_MAX_LENGTH = 8_000;
/** Maximum length of its path: the longest path of the shop contains a token of 400 characters. */
export const PATH_MAX_LENGTH = 2_000;

const ABSOLUTE_FORM = /^https?:\/\//i;

/**
 * Returns the path and query of a request target. Scheme and host of an absolute form, as sent by proxies (RFC 9112,
 * 3.2.2), are removed; `*` of OPTIONS is unchanged.
 */
export function originForm(target: string): string {
  const scheme = ABSOLUTE_FORM.exec(target)?.[0];
  if (scheme === undefined) return target;
  const rest = target.slice(scheme.length);
  const end = rest.search(/[/?#]/);
  if (end < 0) return '/';
  return rest[end] === '/' ? rest.slice(end) : `/${rest.slice(end)}`;
}

/** Returns true when a request target is longer than any URL of the shop. */
export function isTargetTooLong(target: string): boolean {
  if (target.length > TARGET_MAX_LENGTH) return true;
  const query = target.indexOf('?');
  return (query < 0 ? target.length : query) > PATH_MAX_LENGTH;
}

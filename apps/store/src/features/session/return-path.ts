/**
 * The path to return to after login, on this origin, or null. It is resolved as browsers do, so that `//evil.example`,
 * `/\evil.example` and the like are rejected.
 */
export function returnPath(requested: string | null, origin: string): string | null {
  if (!requested?.startsWith('/')) return null;
  try {
    const url = new URL(requested, origin);
    // `/.//evil.example` resolves to a path that would itself leave the origin.
    const isOwn = url.origin === origin && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/**
 * Where to go after logging in: a path of this origin, or null. The address is resolved as a browser would, so that
 * `//evil.example`, `/\evil.example` and their relatives lead nowhere.
 */
export function returnPath(asked: string | null, origin: string): string | null {
  if (!asked?.startsWith('/')) return null;
  try {
    const url = new URL(asked, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

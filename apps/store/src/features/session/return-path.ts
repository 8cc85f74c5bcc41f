/**
 * Where to go after logging in: a path of this origin, or null. The address is resolved as a browser would, so that
 * `//evil.example`, `/\evil.example` and their relatives lead nowhere.
 */
export function returnPath(asked: string | null, origin: string): string | null {
  if (!asked?.startsWith('/')) return null;
  try {
    const url = new URL(asked, origin);
    // `/.//evil.example` resolves to a path that would itself lead elsewhere.
    const isOwn = url.origin === origin && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

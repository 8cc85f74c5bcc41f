/** Parses an http(s) URL. Returns null for anything else, so that no other scheme gets into a link or an iframe. */
export function webAddress(url: string): URL | null {
  try {
    const address = new URL(url);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

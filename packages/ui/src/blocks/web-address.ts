/** A web address taken apart; null for what is none, so that no other scheme gets into a link or a frame. */
export function webAddress(url: string): URL | null {
  try {
    const address = new URL(url);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

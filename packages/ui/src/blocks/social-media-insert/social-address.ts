import { webAddress } from '../web-address.ts';

/** Returns the host of a URL: `patine.fr` for `https://www.patine.fr/journal`. */
export const hostOf = (url: string): string | null => webAddress(url)?.host.replace(/^www\./, '') ?? null;

/**
 * Returns the profile of a URL: `@patine` for `https://www.instagram.com/patine/`; the host when the path has no name.
 */
export function profileOf(url: string): string | null {
  const address = webAddress(url);
  if (!address) return null;
  const profile = address.pathname.split('/').find(Boolean);
  return profile ? `@${decoded(profile).replace(/^@/, '')}` : hostOf(url);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

import { webAddress } from '../web-address.ts';

/** `patine.fr` of `https://www.patine.fr/journal`. */
export const hostOf = (url: string): string | null => webAddress(url)?.host.replace(/^www\./, '') ?? null;

/** `@patine` of `https://www.instagram.com/patine/`; the host where there is no name in the path. */
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

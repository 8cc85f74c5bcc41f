import { CONSENT, CONSENT_DAYS } from '../../lib/third-parties.ts';
import { browserCookie, setBrowserCookie } from '../../lib/cookies.ts';

/** The library names each choice by a number drawn at random; nobody is to be told apart by one. */
const NOBODY = '0';

/** What the library has just stored, without the number. */
export function unnamed(stored: string): string {
  const choice = JSON.parse(stored) as Record<string, unknown>;
  return JSON.stringify({ ...choice, consentId: NOBODY });
}

export function storeUnnamed() {
  const stored = browserCookie(CONSENT);
  if (stored !== null) setBrowserCookie(CONSENT, unnamed(stored), CONSENT_DAYS);
}

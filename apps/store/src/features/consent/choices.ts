import { CONSENT_COOKIE_DAYS } from '@patine/core';
import { CONSENT } from '../../lib/third-parties.ts';
import { browserCookie, setBrowserCookie } from '../../lib/cookies.ts';

/** Replaces the library's random consent id, which would identify visitors. */
const ANONYMOUS_CONSENT_ID = '0';

/** The cookie value that the library wrote, without that id. */
export function unnamed(stored: string): string {
  const choice = JSON.parse(stored) as Record<string, unknown>;
  return JSON.stringify({ ...choice, consentId: ANONYMOUS_CONSENT_ID });
}

export function storeUnnamed() {
  const stored = browserCookie(CONSENT);
  if (stored !== null) setBrowserCookie(CONSENT, unnamed(stored), CONSENT_COOKIE_DAYS);
}

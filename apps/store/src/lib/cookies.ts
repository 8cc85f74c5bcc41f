import { DAY_SECONDS } from '@patine/core';
import { tryDecode } from './try-decode.ts';

/** Cookies that scripts may read. The session token is HttpOnly: `signedIn` only hints that there is a session. */
export const SIGNED_IN_HINT = 'signedIn';
export const CART_ID = 'cartId';
export const LOCALE_CHOICE = 'locale';
export const THEME_CHOICE = 'theme';

/** Reads a cookie from a Cookie header or `document.cookie`. */
export function readCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      const value = tryDecode(part.slice(at + 1).trim());
      // No cookie of this shop contains U+0000, and PostgreSQL does not accept it in text.
      return value === null || value.includes('\0') ? null : value;
    }
  }
  return null;
}

export const browserCookie = (name: string) =>
  typeof document === 'undefined' ? null : readCookie(document.cookie, name);

/** True if this browser's cookies hint at a session, which may have ended; false on the server. */
export const seemsSignedIn = () => browserCookie(SIGNED_IN_HINT) !== null;

export function setBrowserCookie(name: string, value: string, days: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure}`;
}

export const removeBrowserCookie = (name: string) => setBrowserCookie(name, '', 0);

import { SESSION_DAYS, DAY_SECONDS, DEVICE_COOKIE_DAYS } from '@patine/core';
import { SIGNED_IN_HINT, readCookie } from '../src/lib/cookies.ts';

/** The session cookies, with the lifetime of sessions in the api: the HttpOnly token, and a hint that scripts can read. */
export function createSessionCookies(secure: boolean) {
  const tokenName = secure ? '__Host-authToken' : 'authToken';
  const common = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const days = `Max-Age=${SESSION_DAYS * DAY_SECONDS}`;
  const deviceName = secure ? '__Host-device' : 'device';
  const deviceDays = `Max-Age=${DEVICE_COOKIE_DAYS * DAY_SECONDS}`;
  return {
    tokenOf: (header: string | undefined): string | undefined => {
      const token = readCookie(header ?? '', tokenName);
      return token !== null && /^[\w.~+/=-]{1,512}$/.test(token) ? token : undefined;
    },
    open: (token: string) => [
      `${tokenName}=${encodeURIComponent(token)}; ${common}; ${days}; HttpOnly`,
      `${SIGNED_IN_HINT}=1; ${common}; ${days}`,
    ],
    deviceOf: (header: string | undefined): string | undefined => {
      const device = readCookie(header ?? '', deviceName);
      return device !== null && /^[\w.~-]{1,512}$/.test(device) ? device : undefined;
    },
    /** Survives logout: it grants no access, and identifies a browser with an earlier successful login. */
    keepDevice: (device: string) => `${deviceName}=${device}; ${common}; ${deviceDays}; HttpOnly`,
    close: () => [
      `${tokenName}=; ${common}; Max-Age=0; HttpOnly`,
      `${SIGNED_IN_HINT}=; ${common}; Max-Age=0`,
    ],
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;

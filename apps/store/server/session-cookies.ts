import { SESSION_DAYS } from '@patine/core';
import { SIGNED_IN_HINT, readCookie } from '../src/lib/cookies.ts';

/** The session's cookies: the token, which no script reads, and a hint beside it that scripts may read. */
export function createSessionCookies(secure: boolean) {
  const tokenName = secure ? '__Host-authToken' : 'authToken';
  const common = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const days = `Max-Age=${SESSION_DAYS * 86_400}`;
  return {
    tokenOf: (header: string | undefined): string | undefined => {
      const token = readCookie(header ?? '', tokenName);
      return token !== null && /^[\w.~+/=-]{1,512}$/.test(token) ? token : undefined;
    },
    open: (token: string) => [
      `${tokenName}=${encodeURIComponent(token)}; ${common}; ${days}; HttpOnly`,
      `${SIGNED_IN_HINT}=1; ${common}; ${days}`,
    ],
    close: () => [
      `${tokenName}=; ${common}; Max-Age=0; HttpOnly`,
      `${SIGNED_IN_HINT}=; ${common}; Max-Age=0`,
    ],
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;

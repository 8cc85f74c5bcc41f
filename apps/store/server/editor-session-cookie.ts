import { EDITOR_SESSION_COOKIE, EDITOR_SESSION_HEADER } from '@patine/contract/content/editors';
import { DAY_SECONDS } from '@patine/core';
import { readCookie } from '../src/lib/cookies.ts';

const TOKEN = /^[\w-]{20,128}$/;
/** Days; longer than a session, so that whoever edited here before is led to the sign-in. */
const KEPT_DAYS = 180;

/** HttpOnly cookie with the token of an editor's session. */
export function createEditorSessionCookie(secure: boolean) {
  const name = secure ? `__Host-${EDITOR_SESSION_COOKIE}` : EDITOR_SESSION_COOKIE;
  const common = `Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
  const tokenOf = (cookies: string | undefined): string | undefined => {
    const token = readCookie(cookies ?? '', name);
    return token !== null && TOKEN.test(token) ? token : undefined;
  };
  return {
    isSet: (cookies: string | undefined) => tokenOf(cookies) !== undefined,
    headersOf: (cookies: string | undefined): Record<string, string> => {
      const token = tokenOf(cookies);
      return token === undefined ? {} : { [EDITOR_SESSION_HEADER]: token };
    },
    set: (token: string) => `${name}=${token}; Max-Age=${KEPT_DAYS * DAY_SECONDS}; ${common}`,
    clear: () => `${name}=; Max-Age=0; ${common}`,
  };
}

export type EditorSessionCookie = ReturnType<typeof createEditorSessionCookie>;

import { PREVIEW_TOKEN_COOKIE, PREVIEW_TOKEN_HEADER } from '@patine/contract/content/documents';
import { SHOP_PREVIEW_COOKIE, SHOP_PREVIEW_HEADER } from '@patine/contract/content/releases';
import { readCookie } from '../src/lib/cookies.ts';
import { createEditorSessionCookie } from './editor-session-cookie.ts';
import { EDITOR_HINT } from '../src/lib/editor-hint.ts';

const TOKEN = /^[\w-]{1,400}\.[\w-]{43}$/;

/** True for a token in the api's format. */
export const isPreviewToken = (token: string | null | undefined): token is string => TOKEN.test(token ?? '');

export const previewHeaders = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { [PREVIEW_TOKEN_HEADER]: token };

/** HttpOnly cookie of the token that shows the shop as of a date. */
function createShopPreviewCookie(secure: boolean) {
  const name = secure ? `__Host-${SHOP_PREVIEW_COOKIE}` : SHOP_PREVIEW_COOKIE;
  const tokenOf = (cookies: string | undefined): string | null => {
    const token = readCookie(cookies ?? '', name);
    return isPreviewToken(token) ? token : null;
  };
  return {
    tokenOf,
    /** Headers for the api that say which date is to be shown. */
    headersOf: (cookies: string | undefined): Record<string, string> => {
      const token = tokenOf(cookies);
      return token === null ? {} : { [SHOP_PREVIEW_HEADER]: token };
    },
    set: (token: string, seconds: number) =>
      `${name}=${token}; Path=/; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(seconds))}; HttpOnly${secure ? '; Secure' : ''}`,
  };
}

/** HttpOnly cookies of editors: an access link's token, which expires with it, and a session's. */
export function createPreviewCookie(secure: boolean) {
  // The prefix prevents other hosts of the domain from setting it.
  const name = secure ? `__Host-${PREVIEW_TOKEN_COOKIE}` : PREVIEW_TOKEN_COOKIE;
  const session = createEditorSessionCookie(secure);
  return {
    session,
    shop: createShopPreviewCookie(secure),
    /** Headers for the api that say which editor a request comes from. */
    headersOf: (cookies: string | undefined): Record<string, string> => {
      const token = readCookie(cookies ?? '', name);
      return {
        ...previewHeaders(isPreviewToken(token) ? token : undefined),
        ...session.headersOf(cookies),
      };
    },
    set: (token: string, seconds: number) =>
      `${name}=${token}; Path=/; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(seconds))}; HttpOnly${secure ? '; Secure' : ''}`,
    /** Tells scripts that an editor is here, so that pages of everybody stay the same. */
    setHint: (seconds: number) =>
      `${EDITOR_HINT}=${seconds > 0 ? 1 : ''}; Path=/; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(seconds))}${secure ? '; Secure' : ''}`,
  };
}

export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

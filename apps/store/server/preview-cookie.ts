import { PREVIEW_TOKEN_COOKIE, PREVIEW_TOKEN_HEADER } from '@patine/contract/content/documents';
import { readCookie } from '../src/lib/cookies.ts';

const TOKEN = /^[\w-]{1,400}\.[\w-]{43}$/;

/** An editor's token as the api signs them; anything else is none. */
export const isPreviewToken = (token: string | null | undefined): token is string => TOKEN.test(token ?? '');

export function previewTokenOf(cookies: string | undefined): string | undefined {
  const token = readCookie(cookies ?? '', PREVIEW_TOKEN_COOKIE);
  return isPreviewToken(token) ? token : undefined;
}

export const previewHeaders = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { [PREVIEW_TOKEN_HEADER]: token };

/** No script reads it, and it ends when the token does. */
export const previewCookie = (token: string, seconds: number, secure: boolean) =>
  `${PREVIEW_TOKEN_COOKIE}=${token}; Path=/; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(seconds))}; HttpOnly${secure ? '; Secure' : ''}`;

import { callHeaders, fetchJson } from '../../lib/graphql.ts';
import { toApiError } from '../../lib/api-error.ts';
import type { Locale } from '@patine/core';

export type Credentials = { email: string; password: string };

const TIMEOUT_MS = 20_000;

/** Basic credentials in UTF-8: `btoa` only accepts Latin-1. */
const basic = ({ email, password }: Credentials) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(`${email}:${password}`)));

/** Opens a session; the server puts its token into an HttpOnly cookie. */
export async function logIn(credentials: Credentials, locale: Locale): Promise<void> {
  const { status, body } = await fetchJson(
    '/authenticate',
    {
      method: 'POST',
      headers: {
        ...callHeaders({ baseUrl: '', locale, timeout: TIMEOUT_MS }),
        authorization: `Basic ${basic(credentials)}`,
      },
    },
    TIMEOUT_MS,
  );
  if (status >= 400) throw toApiError(body);
}

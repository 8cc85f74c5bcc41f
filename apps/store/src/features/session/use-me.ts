import { useQuery } from '@tanstack/react-query';
import { SIGNED_IN_HINT, browserCookie } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { meQuery, type Me } from './me.query.ts';

/** The customer, once known; asked for only where a cookie hints at a session. */
export function useMe(): Me | null {
  const query = meQuery(useApi());
  return useQuery({ ...query, enabled: browserCookie(SIGNED_IN_HINT) !== null }).data ?? null;
}

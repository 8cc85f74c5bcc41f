import { useQuery } from '@tanstack/react-query';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { meQuery, type Me } from './me.query.ts';

/** The customer, once loaded; requested only if a cookie hints at a session. */
export function useMe(): Me | null {
  const query = meQuery(useApi());
  return useQuery({ ...query, enabled: seemsSignedIn() }).data ?? null;
}

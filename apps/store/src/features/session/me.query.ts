import { MeDocument, type MeQuery } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ME_KEY } from '../../lib/query.ts';

export type Me = NonNullable<MeQuery['me']>;

/** The signed-in customer; null without a session. */
export const meQuery = ({ request }: Api) =>
  queryOptions({
    queryKey: ME_KEY,
    queryFn: async (): Promise<Me | null> => {
      try {
        return (await request(MeDocument, {})).me;
      } catch (error) {
        if (error instanceof ApiError && error.is('ACCESS_DENIED')) return null;
        throw error;
      }
    },
  });

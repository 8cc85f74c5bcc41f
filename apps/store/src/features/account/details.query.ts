import { MyDetailsDocument, type CustomerDetailsFieldsFragment } from '@patine/contract/operations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/store-context.tsx';

export type Details = CustomerDetailsFieldsFragment;

export const DETAILS_KEY = ['details'] as const;

/** What the customer says of themselves; the address may have been confirmed in another window, so it is asked anew. */
export const detailsQuery = ({ request }: Pick<Api, 'request'>) =>
  queryOptions({
    queryKey: DETAILS_KEY,
    queryFn: async (): Promise<Details> => (await request(MyDetailsDocument, {})).me,
    staleTime: 5_000,
  });

export const useDetails = () => useQuery(detailsQuery(useApi()));

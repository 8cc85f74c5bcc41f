import { MyDetailsDocument, type CustomerDetailsFieldsFragment } from '@patine/contract/operations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/store-context.tsx';

export type Details = CustomerDetailsFieldsFragment;

export const DETAILS_KEY = ['details'] as const;

/** The customer's details; always refetched, since the email may have been confirmed in another window. */
export const detailsQuery = ({ request }: Pick<Api, 'request'>) =>
  queryOptions({
    queryKey: DETAILS_KEY,
    queryFn: async (): Promise<Details> => (await request(MyDetailsDocument, {})).me,
    staleTime: 5_000,
  });

export const useDetails = () => useQuery(detailsQuery(useApi()));

import { type EditorRole, type EditorSession, hasRole } from '@patine/contract/content/editors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../content-api.ts';

export const sessionQuery = queryOptions({
  queryKey: ['editor-session'],
  queryFn: () => call<EditorSession>('session'),
  staleTime: 60_000,
  retry: false,
});

/** Whether who edits has this role. True until it is known: the api refuses what it must. */
export function useHasRole(least: EditorRole): boolean {
  const { data } = useQuery(sessionQuery);
  return !data?.role || hasRole(data.role, least);
}

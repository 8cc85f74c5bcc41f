import { ProgressBar } from '@patine/ui/progress-bar/ProgressBar';
import { useIsFetching, useIsMutating, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** A query that something on the page waits for. Refetches, and pages that are fetched ahead, show no progress. */
const isAwaited = (query: Query) => query.state.data === undefined && query.isActive();

type Change = { type: string; action?: { type: string } };

/** True if a request has failed since the last one started. */
function useFailed(): boolean {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const onChange = ({ type, action }: Change) => {
      if (type !== 'updated' || !action) return;
      if (action.type === 'error') setFailed(true);
      else if (action.type === 'fetch' || action.type === 'pending') setFailed(false);
    };
    const stops = [client.getQueryCache().subscribe(onChange), client.getMutationCache().subscribe(onChange)];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return failed;
}

/** Progress bar at the top while a page, a query's first response or a mutation is pending; it ends dark if a request failed. */
export default function FetchProgress() {
  const navigates = useNavigation().state !== 'idle';
  const fetches = useIsFetching({ predicate: isAwaited }) > 0;
  const changes = useIsMutating() > 0;
  const failed = useFailed();
  return <ProgressBar busy={navigates || fetches || changes} failed={failed} />;
}

import { ProgressBar } from '@patine/ui/progress-bar/ProgressBar';
import { useIsFetching, useIsMutating, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** An answer that nothing stands in for yet: what is only asked again is waited for by nobody. */
const isFirst = ({ state }: Query) => state.data === undefined;

type Change = { type: string; action?: { type: string } };

/** Whether a request has failed since the last one began. */
function useFailed(): boolean {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const hear = ({ type, action }: Change) => {
      if (type !== 'updated' || !action) return;
      if (action.type === 'error') setFailed(true);
      else if (action.type === 'fetch' || action.type === 'pending') setFailed(false);
    };
    const stops = [client.getQueryCache().subscribe(hear), client.getMutationCache().subscribe(hear)];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return failed;
}

/** A bar on top while a page, a first answer or a change is under way; it ends dark where a request failed. */
export default function FetchProgress() {
  const navigates = useNavigation().state !== 'idle';
  const fetches = useIsFetching({ predicate: isFirst }) > 0;
  const changes = useIsMutating() > 0;
  const failed = useFailed();
  return <ProgressBar busy={navigates || fetches || changes} failed={failed} />;
}

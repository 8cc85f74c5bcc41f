import { type EditorHere, MAX_PRESENCE_AT, PRESENCE_EVERY_MS } from '@patine/contract/content/unsaved-work';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { unsavedApi, type Opened } from './unsaved-api.ts';

/** Who else has the document open; said again every few seconds that this browser has. */
function useOthers(opened: Opened, at: string) {
  const { kind, name } = opened;
  useEffect(() => {
    const leave = () => void unsavedApi.leave({ kind, name }).catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [kind, name]);
  const { data } = useQuery({
    queryKey: ['content-presence', kind, name, at],
    queryFn: () => unsavedApi.presence({ kind, name }, at.slice(0, MAX_PRESENCE_AT)),
    placeholderData: keepPreviousData,
    refetchInterval: PRESENCE_EVERY_MS,
    // A tab in the background is still open: what is written in it is to be saved.
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data?.others ?? [];
}

export type OthersHereProps = {
  opened: Opened;
  /** What is worked on here, in words; empty for the document as a whole. */
  at?: string;
};

/** Tells who else has the document open, since when and where in it, in lines that are read out when they change. */
export function OthersHere({ opened, at = '' }: OthersHereProps) {
  const others = useOthers(opened, at);
  return (
    <output className={others.length > 0 ? 'mb-4 grid gap-1 text-sm text-ink-soft' : 'sr-only'}>
      {others.map((other) => (
        <span key={other.client} className="flex gap-2">
          <Users aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <OtherHere other={other} />
          </span>
        </span>
      ))}
    </output>
  );
}

function OtherHere({ other: { name, isSelf, since, at } }: { other: EditorHere }) {
  const { formatDate, formatMessage } = useIntl();
  const who = isSelf
    ? formatMessage({ id: 'pageEditor.here.self' })
    : (name ?? formatMessage({ id: 'pageEditor.here.nameless' }));
  const time = formatDate(since, { timeStyle: 'short', hourCycle: 'h23' });
  return (
    <FormattedMessage
      id={at === null ? 'pageEditor.here' : 'pageEditor.here.at'}
      values={{ name: who, since: time, at: at ?? '' }}
    />
  );
}

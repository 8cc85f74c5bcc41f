import { PRESENCE_EVERY_MS } from '@patine/contract/content/unsaved-work';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { unsavedApi, type Opened } from './unsaved-api.ts';

/** Who else has the document open; said again every few seconds that this browser has. */
function useOthers(opened: Opened) {
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
    queryKey: ['content-presence', kind, name],
    queryFn: () => unsavedApi.presence({ kind, name }),
    refetchInterval: PRESENCE_EVERY_MS,
    // A tab in the background is still open: what is written in it is to be saved.
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data?.others ?? [];
}

/** Tells who else has the document open, in a line that is read out when it changes. */
export function OthersHere({ opened }: { opened: Opened }) {
  const { formatList, formatMessage } = useIntl();
  const others = useOthers(opened);
  const named = new Set(others.flatMap(({ name, isSelf }) => (name === null || isSelf ? [] : [name])));
  const nameless = others.filter(({ name, isSelf }) => name === null && !isSelf).length;
  const names = [
    ...named,
    ...(nameless > 0 ? [formatMessage({ id: 'pageEditor.here.nameless' }, { count: nameless })] : []),
    ...(others.some(({ isSelf }) => isSelf) ? [formatMessage({ id: 'pageEditor.here.self' })] : []),
  ];
  return (
    <output className={names.length > 0 ? 'mb-4 flex items-center gap-2 text-sm text-ink-soft' : 'sr-only'}>
      {names.length > 0 ? (
        <>
          <Users aria-hidden className="size-4 shrink-0" />
          <span>
            <FormattedMessage id="pageEditor.here" values={{ names: formatList(names) }} />
          </span>
        </>
      ) : null}
    </output>
  );
}

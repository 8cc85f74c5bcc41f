import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { dropListQuery } from '../drops/drops-api.ts';
import { closedMessage } from '../iframe-messages.ts';
import { isClosed } from '../preview/use-closed-drops.ts';
import { useNow } from '../use-now.ts';
import { useTimeMessage } from '../use-time-message.ts';

/** Says that the pieces of a drop are not shown yet, and from when they are; nothing of one that is open. */
export function ClosedDropNote({ slug }: { slug: string }) {
  const now = useNow();
  const timeMessage = useTimeMessage();
  const { data } = useQuery(dropListQuery);
  const drop = data?.find((one) => one.slug === slug);
  if (!drop || !isClosed(drop, now)) return null;
  const { isPublished, launchAt } = drop;
  return (
    <span className="mt-1 block text-ink">
      <FormattedMessage
        id={`pageEditor.closedDrop.${closedMessage({ isPublished, opensAt: launchAt })}`}
        values={{ date: launchAt === null ? '' : timeMessage(launchAt, 'long') }}
      />
    </span>
  );
}

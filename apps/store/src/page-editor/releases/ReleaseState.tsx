import type { ReleaseSummary } from '@patine/contract/content/releases';
import { FormattedMessage } from 'react-intl';
import { useTimeMessage } from '../use-time-message.ts';

/** Where a release is on its way, in words. */
export function ReleaseState({ release }: { release: ReleaseSummary }) {
  const timeMessage = useTimeMessage();
  const { state, publishAt, publishedAt } = release;
  const date = publishedAt ?? publishAt;
  return (
    <FormattedMessage
      id={`release.state.${state}`}
      values={{ date: date === null ? '' : timeMessage(date, 'medium') }}
    />
  );
}

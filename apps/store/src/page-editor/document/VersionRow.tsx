import type { DocumentVersion } from '@patine/contract/content/documents';
import { Button } from '@patine/ui/button/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuthorName } from '../people/AuthorName.tsx';
import { useTimeMessage } from '../use-time-message.ts';

export type VersionRowProps = { version: DocumentVersion; isTaking: boolean; onTake: () => void };

/** A version with its state and its date, and the button that brings it to the screen. */
export function VersionRow({
  version: { version, state, source, author, publisher, createdAt },
  isTaking,
  onTake,
}: VersionRowProps) {
  const { formatMessage } = useIntl();
  const timeMessage = useTimeMessage();
  return (
    <li className="stitch-b flex items-center gap-3 py-3">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          <FormattedMessage id="pageEditor.version" values={{ version }} />
        </span>
        <span className="block text-sm text-muted">
          <FormattedMessage id={`pageEditor.document.${state}`} />
          {' · '}
          {timeMessage(createdAt, 'medium')}
        </span>
        <span className="block text-sm text-muted">
          <AuthorName author={author} source={source} />
          {publisher && publisher.id !== author?.id ? (
            <>
              {' · '}
              <FormattedMessage
                id="pageEditor.versions.published"
                values={{ by: <AuthorName author={publisher} source={source} /> }}
              />
            </>
          ) : null}
        </span>
      </span>
      <Button
        tone="line"
        size="sm"
        loading={isTaking}
        aria-label={formatMessage({ id: 'pageEditor.versions.restore' }, { version })}
        onClick={onTake}
      >
        <FormattedMessage id="pageEditor.versions.take" />
      </Button>
    </li>
  );
}

import type { DocumentSummary } from '@patine/contract/content/documents';
import { Spinner } from '@patine/ui/spinner/Spinner';
import { FormattedMessage } from 'react-intl';
import { useTimeMessage } from '../use-time-message.ts';

export type DocumentRowProps = { page: DocumentSummary; isOpening: boolean; onOpen: () => void };

/** A page of the list: its title, its address, and where it is on its way. */
export function DocumentRow({ page, isOpening, onOpen }: DocumentRowProps) {
  const { title, name, path, state, publishedState, version, updatedAt } = page;
  const momentWords = useTimeMessage();
  return (
    <li className="stitch-b">
      <button
        type="button"
        className="flex w-full items-center gap-3 px-1 py-3 text-left wrap-anywhere hover:bg-ecru"
        aria-busy={isOpening || undefined}
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title || name}</span>
          <span className="block text-sm text-muted">{path ?? name}</span>
          <span className="block text-sm text-muted">
            <FormattedMessage
              id={
                state === 'draft' && publishedState === 'published'
                  ? 'pageEditor.document.behind'
                  : `pageEditor.document.${state}`
              }
            />
            {' · '}
            <FormattedMessage id="pageEditor.version" values={{ version }} />
            {' · '}
            {momentWords(updatedAt, 'medium')}
          </span>
        </span>
        {isOpening ? <Spinner /> : null}
      </button>
    </li>
  );
}

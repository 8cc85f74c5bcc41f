import { Button } from '@patine/ui/button/Button';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { allDocumentsQuery } from '../content-api.ts';
import { useEditorContext } from '../editor-context.ts';
import { useLanguageName } from '../use-language-name.ts';

/** The ways in which a page that the shop has ends: unpublished, archived, deleted. */
export function PageLife() {
  const { editorState, saved, language, show } = useEditorContext();
  const { data } = useQuery(allDocumentsQuery);
  const languageName = useLanguageName();
  const own = data?.filter(({ kind, name }) => kind === 'page' && name === editorState.name) ?? [];
  const [page] = own;
  if (!page) return null;
  if (page.isNeeded)
    return (
      <p className="mt-3 text-sm text-muted">
        <FormattedMessage id="pageEditor.life.needed" />
      </p>
    );
  const isArchived = own.every((document) => document.isArchived);
  return (
    <div className="mt-5">
      {isArchived ? (
        <p className="text-sm text-muted">
          <FormattedMessage id="pageEditor.life.archived" />
        </p>
      ) : (
        <h3 className="text-sm font-semibold">
          <FormattedMessage id="pageEditor.life" />
        </h3>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {saved[language]?.published ? (
          <Button tone="line" size="sm" onClick={() => show('unpublish')}>
            <FormattedMessage id="pageEditor.life.unpublish" values={{ language: languageName(language) }} />
          </Button>
        ) : null}
        <Button tone="line" size="sm" onClick={() => show(isArchived ? 'restore' : 'archive')}>
          <FormattedMessage id={isArchived ? 'pageEditor.life.restore' : 'pageEditor.life.archive'} />
        </Button>
        {page.isFromFiles ? null : (
          <Button tone="line" size="sm" onClick={() => show('delete')}>
            <FormattedMessage id="pageEditor.life.delete" />
          </Button>
        )}
      </div>
    </div>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { VersionsDrawer } from '../document/VersionsDrawer.tsx';
import { useEditorContext } from '../editor-context.ts';
import { documentIdOf, draftIn } from '../shop-document.ts';
import { useLanguageLabel } from '../use-language-name.ts';

export type PageVersionsProps = { open: boolean; onClose: () => void };

/** What the page was before, in the language that is edited. */
export function PageVersions({ open, onClose }: PageVersionsProps) {
  const languageLabel = useLanguageLabel();
  const { formatMessage } = useIntl();
  const { editorState, saved, language, changePage, choose, notify } = useEditorContext();
  const isSaved = (saved[language]?.version ?? 0) > 0;
  return (
    <VersionsDrawer
      open={open}
      document={documentIdOf(editorState.name, language)}
      title={<FormattedMessage id="pageEditor.versions.of" values={{ language: languageLabel(language) }} />}
      none={isSaved ? null : <FormattedMessage id="pageEditor.versions.none" />}
      onRestore={({ body, version }) => {
        choose(null);
        changePage(() => draftIn(editorState.name, body));
        notify(formatMessage({ id: 'pageEditor.versions.restored' }, { version }), true);
      }}
      onClose={onClose}
    />
  );
}

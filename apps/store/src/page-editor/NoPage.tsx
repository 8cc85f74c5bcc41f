import { LOCALES } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { allDocumentsQuery } from './content-api.ts';
import { useEditorContext } from './editor-context.ts';
import { initialPageMeta } from './initial-page-meta.ts';
import { copyOf, emptyPage, type PageDraft } from './page-draft.ts';
import { translateLinks } from './translate-links.ts';
import { useLanguageName } from './use-language-name.ts';

/** A language that the page is not written in yet: from the other one, or from nothing. */
export function NoPage() {
  const languageName = useLanguageName();
  const { formatMessage } = useIntl();
  const { editorState, language, change, notify } = useEditorContext();
  // Without a connection the links to pages stay as they are, and are marked.
  const { data: documents = [], isLoading } = useQuery(allDocumentsQuery);
  const other = LOCALES.map((locale) => editorState.pages[locale]).find((page) => page !== null);
  const meta = initialPageMeta(editorState.name, language);
  const begin = (page: PageDraft) =>
    change((before) => ({ ...before, pages: { ...before.pages, [language]: page } }));
  const copy = (page: PageDraft) => {
    const { page: copied, ...links } = translateLinks(
      copyOf(page, { ...page.meta, ...meta }),
      language,
      documents,
    );
    begin(copied);
    notify(formatMessage({ id: 'pageEditor.noPage.copied' }, links), true);
  };
  return (
    <EmptyState
      title={<FormattedMessage id="pageEditor.noPage" values={{ language: languageName(language) }} />}
      action={
        <>
          {other ? (
            <Button loading={isLoading} onClick={() => copy(other)}>
              <FormattedMessage id="pageEditor.noPage.copy" />
            </Button>
          ) : null}
          <Button tone="line" onClick={() => begin(emptyPage(meta))}>
            <FormattedMessage id="pageEditor.noPage.empty" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="pageEditor.noPage.text" />
    </EmptyState>
  );
}

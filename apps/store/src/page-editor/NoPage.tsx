import { LOCALE_NAMES, LOCALES } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { FormattedMessage } from 'react-intl';
import { useEditorContext } from './editor-context.ts';
import { initialPageMeta } from './initial-page-meta.ts';
import { copyOf, emptyPage } from './page-draft.ts';

/** A language that the page is not written in yet: from the other one, or from nothing. */
export function NoPage() {
  const { editorState, language, change } = useEditorContext();
  const other = LOCALES.map((locale) => editorState.pages[locale]).find((page) => page !== null);
  const begin = (fromOther: boolean) =>
    change((before) => {
      const meta = initialPageMeta(before.name, language);
      const page = fromOther && other ? copyOf(other, { ...other.meta, ...meta }) : emptyPage(meta);
      return { ...before, pages: { ...before.pages, [language]: page } };
    });
  return (
    <EmptyState
      title={<FormattedMessage id="pageEditor.noPage" values={{ language: LOCALE_NAMES[language] }} />}
      action={
        <>
          {other ? (
            <Button onClick={() => begin(true)}>
              <FormattedMessage id="pageEditor.noPage.copy" />
            </Button>
          ) : null}
          <Button tone="line" onClick={() => begin(false)}>
            <FormattedMessage id="pageEditor.noPage.empty" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="pageEditor.noPage.text" />
    </EmptyState>
  );
}

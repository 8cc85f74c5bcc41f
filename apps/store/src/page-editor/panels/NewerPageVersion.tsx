import type { NewerDraft } from '@patine/contract/content/documents';
import type { Locale } from '@patine/core';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewerVersionDialog } from '../document/NewerVersionDialog.tsx';
import { useEditorContext } from '../editor-context.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { useTakeUp } from './use-take-up.ts';
import { useLanguageLabel } from '../use-language-name.ts';

export type NewerPageVersionProps = { newer: NewerDraft; locale: Locale };

/** Asks whose version of the page is gone on with. */
export function NewerPageVersion({ newer, locale }: NewerPageVersionProps) {
  const languageLabel = useLanguageLabel();
  const { formatMessage } = useIntl();
  const timeMessage = useTimeMessage();
  const titleOf = useDocumentTitle();
  const { editorState, saving, notify } = useEditorContext();
  const { pages } = editorState;
  const { send, forget } = saving;
  const keepMine = useMutation({
    mutationFn: async () => pages[locale] && send(locale, pages[locale], newer.version),
    onSuccess: forget,
  });
  const takeTheirs = useTakeUp(locale, (version) => {
    notify(formatMessage({ id: 'pageEditor.newer.taken' }, { version }), true);
    forget();
  });
  return (
    <NewerVersionDialog
      title={<FormattedMessage id="pageEditor.newer.title" values={{ name: titleOf(editorState) }} />}
      description={formatMessage(
        { id: 'pageEditor.newer.text' },
        {
          language: languageLabel(locale),
          version: newer.version,
          source: newer.source,
          date: timeMessage(newer.createdAt, 'long'),
        },
      )}
      version={newer.version}
      mine={{ isPending: keepMine.isPending, choose: () => keepMine.mutate() }}
      theirs={{ ...takeTheirs, choose: () => takeTheirs.mutate() }}
      onClose={forget}
    />
  );
}

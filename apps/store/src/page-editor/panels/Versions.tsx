import { LOCALE_NAMES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Drawer } from '@patine/ui/drawer/Drawer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentApi, versionsQuery } from '../content-api.ts';
import { useEditorContext } from '../editor-context.ts';
import { failureOf } from '../failure-of.ts';
import { draftOf } from '../page-draft.ts';
import { VersionRow } from './VersionRow.tsx';

export type VersionsProps = { open: boolean; onClose: () => void };

/** What a page was before. An older version is taken up like any other change: seen, undone, saved. */
export function Versions({ open, onClose }: VersionsProps) {
  const { formatMessage } = useIntl();
  const { editorState, saved, language, changePage, choose, notify } = useEditorContext();
  const { name } = editorState;
  const isKnown = (saved[language]?.version ?? 0) > 0;
  const { data, error } = useQuery({ ...versionsQuery(name, language), enabled: open && isKnown });
  const restoring = useMutation({
    mutationFn: (version: number) => contentApi.page(name, language, version),
    onSuccess: ({ body, version }) => {
      choose(null);
      changePage(() => draftOf(body));
      notify(formatMessage({ id: 'pageEditor.versions.restored' }, { version }), true);
      onClose();
    },
  });
  const failure = error ?? restoring.error;

  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title={<FormattedMessage id="pageEditor.versions.of" values={{ language: LOCALE_NAMES[language] }} />}
    >
      <p className="mb-4 text-sm text-muted">
        <FormattedMessage id={isKnown ? 'pageEditor.versions.text' : 'pageEditor.versions.none'} />
      </p>
      {failure ? (
        <Alert tone="error" live className="mb-4">
          <FormattedMessage id={failureOf(failure)} />
        </Alert>
      ) : null}
      <ol>
        {(data ?? []).map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isTaking={restoring.isPending && restoring.variables === version.version}
            onTake={() => restoring.mutate(version.version)}
          />
        ))}
      </ol>
    </Drawer>
  );
}

import type { DocumentBody } from '@patine/contract/content/documents';
import { Alert } from '@patine/ui/alert/Alert';
import { Drawer } from '@patine/ui/drawer/Drawer';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';
import { documentApi, versionsQuery, type DocumentId } from './document-api.ts';
import { VersionRow } from './VersionRow.tsx';

export type VersionsDrawerProps = {
  open: boolean;
  document: DocumentId;
  title: ReactNode;
  /** Said in place of the list while nothing of the document is saved; null once something is. */
  none: ReactNode | null;
  /** Brings a version to the screen. */
  onRestore: (version: DocumentBody) => void;
  onClose: () => void;
};

/** What a document was before. An older version is taken up like any other change: seen, undone, saved. */
export function VersionsDrawer({ open, document, title, none, onRestore, onClose }: VersionsDrawerProps) {
  const { data, error } = useQuery({ ...versionsQuery(document), enabled: open && none === null });
  const restoring = useMutation({
    mutationFn: (version: number) => documentApi.read(document, version),
    onSuccess: (version) => {
      onRestore(version);
      onClose();
    },
  });
  const failure = error ?? restoring.error;
  return (
    <Drawer open={open} onOpenChange={onClose} title={title}>
      <p className="mb-4 text-sm text-muted">{none ?? <FormattedMessage id="pageEditor.versions.text" />}</p>
      {failure ? (
        <Alert tone="error" live className="mb-4">
          <FailureMessage error={failure} />
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

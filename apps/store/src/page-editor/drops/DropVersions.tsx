import { Alert } from '@patine/ui/alert/Alert';
import { Drawer } from '@patine/ui/drawer/Drawer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureOf } from '../failure-of.ts';
import { isRecord } from '../page-draft.ts';
import { VersionRow } from '../panels/VersionRow.tsx';
import { dropsApi, dropVersionsQuery } from './drops-api.ts';
import type { DropDraft } from './use-drop-draft.ts';

export type DropVersionsProps = { open: boolean; draft: DropDraft; onClose: () => void };

/** What a drop was before. An older version is taken up like any other change: seen, undone, saved. */
export function DropVersions({ open, draft: { slug, saved, change }, onClose }: DropVersionsProps) {
  const { formatMessage } = useIntl();
  const isKnown = saved.version > 0;
  const { data, error } = useQuery({ ...dropVersionsQuery(slug), enabled: open && isKnown });
  const restoring = useMutation({
    mutationFn: (version: number) => dropsApi.document(slug, version),
    onSuccess: ({ body }) => {
      if (isRecord(body)) change(() => body);
      onClose();
    },
  });
  const failure = error ?? restoring.error;
  return (
    <Drawer open={open} onOpenChange={onClose} title={formatMessage({ id: 'pageEditor.versions' })}>
      <p className="mb-4 text-sm text-muted">
        <FormattedMessage id={isKnown ? 'pageEditor.versions.text' : 'dropEditor.versions.none'} />
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

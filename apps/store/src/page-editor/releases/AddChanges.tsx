import type { Release } from '@patine/contract/content/releases';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Checkbox } from '@patine/ui/checkbox/Checkbox';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { allDocumentsQuery } from '../content-api.ts';
import { documentApi } from '../document/document-api.ts';
import { dropListQuery } from '../drops/drops-api.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { DocumentLabel } from '../links/DocumentLabel.tsx';
import { releaseQuery, releasesApi } from './releases-api.ts';
import { keyOf, type WaitingDocument, waitingDocuments } from './waiting-documents.ts';
import { useDocumentKind } from './use-document-kind.ts';

/** A document with the version that is its newest. */
async function withVersion({ kind, name, locale, version }: WaitingDocument) {
  const id = { kind, name, locale };
  return { ...id, version: version ?? (await documentApi.read(id)).version };
}

/** Chooses which unpublished changes a release takes in. */
export function AddChanges({ release, onClose }: { release: Release; onClose: () => void }) {
  const documentKind = useDocumentKind();
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const documents = useQuery(allDocumentsQuery);
  const drops = useQuery(dropListQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const waiting = waitingDocuments(documents.data ?? [], drops.data ?? [], release.changes);
  const adding = useMutation({
    mutationFn: async () => {
      const wanted = waiting.filter((document) => chosen.has(keyOf(document)));
      await releasesApi.add(release.id, { changes: await Promise.all(wanted.map(withVersion)) });
      await queries.invalidateQueries(releaseQuery(release.id));
    },
    onSuccess: onClose,
  });
  const error = documents.error ?? drops.error ?? adding.error;
  const isEmpty = documents.isSuccess && drops.isSuccess && waiting.length === 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={<FormattedMessage id="release.add.title" />}
      description={formatMessage({ id: 'release.add.text' })}
      footer={
        <Button loading={adding.isPending} disabled={chosen.size === 0} onClick={() => adding.mutate()}>
          <FormattedMessage id="release.add.take" values={{ count: chosen.size }} />
        </Button>
      }
    >
      {isEmpty ? (
        <p>
          <FormattedMessage id="release.add.none" />
        </p>
      ) : null}
      <ul className="grid gap-2">
        {waiting.map((document) => (
          <li key={keyOf(document)}>
            <Checkbox
              label={
                <>
                  <DocumentLabel document={document} />
                  <span className="text-muted">
                    {' · '}
                    {documentKind(document)}
                  </span>
                </>
              }
              checked={chosen.has(keyOf(document))}
              onChange={() => setChosen((before) => before.symmetricDifference(new Set([keyOf(document)])))}
            />
          </li>
        ))}
      </ul>
      {error ? (
        <Alert tone="error" live className="mt-4">
          <FailureMessage error={error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}

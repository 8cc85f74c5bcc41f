import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage } from 'react-intl';
import { DocumentLabel } from '../links/DocumentLabel.tsx';
import { useDocumentKind } from './use-document-kind.ts';
import { LinkFaults } from '../links/LinkFaults.tsx';
import { ConflictMessage } from './ConflictMessage.tsx';
import { keyOf } from './waiting-documents.ts';
import { ChangeMentions } from './ChangeMentions.tsx';
import { type LinkedChange, countReleaseChanges, countWarnings } from './use-release-faults.ts';

export type ReleaseRemarksProps = {
  linked: readonly LinkedChange[];
  /** When they are published, in milliseconds since 1970. */
  at: number;
};

/** Before a release is published or scheduled: which of its changes are to be checked, and what of them. */
export function ReleaseRemarks({ linked, at }: ReleaseRemarksProps) {
  const documentKind = useDocumentKind();
  const { remarks } = countReleaseChanges(linked, at);
  if (remarks === 0) return null;
  return (
    <Alert tone="notice" title={<FormattedMessage id="release.remarks" values={{ faults: 0, remarks }} />}>
      <ul className="grid gap-2">
        {linked.map(({ change, faults }) =>
          countWarnings({ change, faults }, at) === 0 ? null : (
            <li key={keyOf(change)}>
              <span className="font-semibold">
                <DocumentLabel document={change} /> · {documentKind(change)}
              </span>
              {change.conflicts.map((conflict) => (
                <p key={`${conflict.rule} ${'id' in conflict ? conflict.id : conflict.version}`}>
                  <ConflictMessage conflict={conflict} />
                </p>
              ))}
              {faults.length > 0 ? <LinkFaults faults={faults} /> : null}
              <ChangeMentions change={change} at={at} />
            </li>
          ),
        )}
      </ul>
    </Alert>
  );
}

import type { ReleaseChange } from '@patine/contract/content/releases';
import { Button } from '@patine/ui/button/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { DocumentLink } from '../links/DocumentLink.tsx';
import { useDocumentLabel } from '../links/DocumentLabel.tsx';
import { LinkFaults } from '../links/LinkFaults.tsx';
import type { LinkFault } from '../links/use-link-faults.ts';
import { useDocumentKind } from './use-document-kind.ts';
import { AuthorName } from '../people/AuthorName.tsx';
import { ChangeMentions } from './ChangeMentions.tsx';
import { ConflictMessage } from './ConflictMessage.tsx';
import { ReleaseFault } from './ReleaseFault.tsx';

export type ReleaseChangeRowProps = {
  change: ReleaseChange;
  /** Its links that would lead nowhere. */
  faults: readonly LinkFault[];
  /** When the release is published, in milliseconds since 1970. */
  at: number;
  /** False once the release is scheduled or published. */
  canChange: boolean;
  isPublished: boolean;
  isPending: boolean;
  /** Puts a newer version into the release. */
  onTakeVersion: (version: number) => void;
  onTakeOut: () => void;
};

/** A document that a release publishes: which version, what is wrong with it, and what else happened to it. */
export function ReleaseChangeRow({
  change,
  faults,
  at,
  canChange,
  isPublished,
  isPending,
  onTakeVersion,
  onTakeOut,
}: ReleaseChangeRowProps) {
  const { formatMessage } = useIntl();
  const name = useDocumentLabel(change);
  const { version, isNew, author, errors, conflicts } = change;
  const what = useDocumentKind()(change);
  return (
    <li className="stitch-b px-4 py-4 wrap-anywhere last:border-b-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold">
            <DocumentLink document={change} />
            <span className="font-normal text-muted"> · {what}</span>
          </h3>
          <p className="text-sm text-muted">
            <FormattedMessage id="pageEditor.version" values={{ version }} />
            {isPublished ? null : (
              <>
                {' · '}
                <FormattedMessage id={isNew ? 'release.change.new' : 'release.change.replaces'} />
              </>
            )}
            {' · '}
            <AuthorName author={author} source="editor" />
          </p>
        </div>
        {canChange ? (
          <Button
            tone="quiet"
            size="sm"
            className="max-sm:-ms-4 sm:-me-4"
            disabled={isPending}
            aria-label={formatMessage({ id: 'release.takeOut.of' }, { name: `${name} · ${what}` })}
            onClick={onTakeOut}
          >
            <FormattedMessage id="release.takeOut" />
          </Button>
        ) : null}
      </div>
      {errors.length > 0 ? (
        <ul className="mt-2 grid gap-1 text-sm text-garance">
          {errors.map((error) => (
            <li key={`${error.path} ${error.field} ${error.rule}`}>
              <ReleaseFault kind={change.kind} name={change.name} error={error} />
            </li>
          ))}
        </ul>
      ) : null}
      {conflicts.map((conflict) => (
        <div
          key={`${conflict.rule} ${'id' in conflict ? conflict.id : conflict.version}`}
          className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
        >
          <span className="border-s-4 border-mustard ps-3">
            <ConflictMessage conflict={conflict} />
          </span>
          {canChange && conflict.rule === 'NEWER_DRAFT' ? (
            <Button
              tone="line"
              size="sm"
              disabled={isPending}
              onClick={() => onTakeVersion(conflict.version)}
            >
              <FormattedMessage id="release.takeVersion" values={{ version: conflict.version }} />
            </Button>
          ) : null}
        </div>
      ))}
      {faults.length > 0 ? (
        <div className="mt-2 border-s-4 border-mustard ps-3 text-sm">
          <LinkFaults faults={faults} document={change} />
        </div>
      ) : null}
      <div className="mt-2 border-s-4 border-mustard ps-3 text-sm empty:hidden">
        <ChangeMentions change={change} at={at} />
      </div>
    </li>
  );
}

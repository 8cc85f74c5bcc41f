import type { ReleaseChange } from '@patine/contract/content/releases';
import { FormattedMessage } from 'react-intl';
import { DropRemarks, dropsToCheck } from '../mentions/DropRemarks.tsx';
import { UnavailablePieces } from '../mentions/UnavailablePieces.tsx';

export type ChangeMentionsProps = {
  change: ReleaseChange;
  /** When it is published, in milliseconds since 1970. */
  at: number;
};

/** Which drops that a change mentions will have opened or ended, and which of its pieces are sold. */
export const ChangeMentions = ({ change, at }: ChangeMentionsProps) => (
  <>
    <DropRemarks drops={dropsToCheck(change, at)} />
    {change.pieces.length > 0 ? (
      <>
        <p>
          <FormattedMessage id="release.unavailablePieces" values={{ count: change.pieces.length }} />
        </p>
        <UnavailablePieces pieces={change.pieces} />
      </>
    ) : null}
  </>
);

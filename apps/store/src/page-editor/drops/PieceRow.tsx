import type { DropPiece } from '@patine/contract/content/drops';
import { IconButton } from '@patine/ui/icon-button/IconButton';
import { Money } from '@patine/ui/money/Money';
import { Picture } from '@patine/ui/picture/Picture';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';

export type PieceRowProps = {
  reference: number;
  /** Absent while it is read, and where the shop has no such piece. */
  piece: DropPiece | undefined;
  /** Whether it is in the drop, where the button puts it in and takes it out; absent where it takes it out alone. */
  isChosen?: boolean;
  onPress: () => void;
};

/** A piece with the button that puts it into the drop or takes it out. */
export function PieceRow({ reference, piece, isChosen, onPress }: PieceRowProps) {
  const { formatMessage } = useIntl();
  const name = piece?.name ?? String(reference);
  const Icon = isChosen === undefined ? X : isChosen ? Check : Plus;
  return (
    <li className="stitch-b flex items-center gap-3 p-2 last:border-b-0">
      <span className="relative size-14 shrink-0 overflow-clip rounded bg-ecru">
        {piece?.image ? <Picture id={piece.image} alt="" sizes="56px" maxWidth={256} ratio="fill" /> : null}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block leading-snug font-semibold">{name}</span>
        <span className="block text-sm text-muted">
          <FormattedMessage id="dropEditor.piece.reference" values={{ reference }} />
          {piece ? (
            <>
              {' · '}
              <Money value={piece.price} />
              {piece.isForSale ? null : (
                <>
                  {' · '}
                  <FormattedMessage id="dropEditor.piece.sold" />
                </>
              )}
            </>
          ) : null}
        </span>
      </span>
      <IconButton
        label={formatMessage(
          { id: `dropEditor.piece.${isChosen === undefined ? 'remove' : 'chosen'}` },
          { name },
        )}
        aria-pressed={isChosen}
        onClick={onPress}
      >
        <Icon aria-hidden className="size-5" />
      </IconButton>
    </li>
  );
}

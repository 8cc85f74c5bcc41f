import type { UnavailablePiece } from '@patine/contract/content/mentions';
import { showsEnglish } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';

export type UnavailablePiecesProps = {
  pieces: readonly UnavailablePiece[];
  /** Told the piece that is taken out; absent where nothing can be. */
  onTakeOut?: (piece: UnavailablePiece) => void;
};

/** The chosen pieces that are no longer for sale, each with a way to take it out. */
export function UnavailablePieces({ pieces, onTakeOut }: UnavailablePiecesProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <ul className="grid gap-1">
      {pieces.map((piece) => {
        const { reference, path } = piece;
        const known = showsEnglish(locale) ? piece.nameEn : piece.nameFr;
        const name = known ?? formatMessage({ id: 'mentions.piece.unknown' });
        return (
          <li key={`${path} ${reference}`} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">
              {name} · <FormattedMessage id="dropEditor.piece.reference" values={{ reference }} />
            </span>
            {onTakeOut ? (
              <Button
                tone="quiet"
                size="sm"
                aria-label={formatMessage({ id: 'mentions.piece.takeOut.of' }, { name })}
                onClick={() => onTakeOut(piece)}
              >
                <FormattedMessage id="mentions.piece.takeOut" />
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

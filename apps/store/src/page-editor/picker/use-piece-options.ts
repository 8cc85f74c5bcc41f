import type { DropPiece } from '@patine/contract/content/drops';
import type { Locale } from '@patine/core';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { piecesQuery } from '../drops/drops-api.ts';
import { useSettled } from '../use-settled.ts';
import type { PickerOption } from './picker-options.ts';

/** Fewer letters fit half of the shop. */
const FEWEST_LETTERS = 2;

/** Pieces by their words or their reference, as options. */
export function usePieceOptions(locale: Locale, typed: string, valueOf: (piece: DropPiece) => string) {
  const { formatMessage } = useIntl();
  const wanted = typed.trim();
  const text = useSettled(wanted);
  const isAsked = wanted.length >= FEWEST_LETTERS && text.length >= FEWEST_LETTERS;
  const { data } = useQuery({ ...piecesQuery(locale, { text }), enabled: isAsked });
  const options = (isAsked ? (data?.pieces ?? []) : []).map((piece): PickerOption => ({
    value: valueOf(piece),
    text: piece.name,
    note: piece.isForSale
      ? String(piece.reference)
      : formatMessage({ id: 'pageEditor.picker.soldPiece' }, { reference: piece.reference }),
    price: piece.price,
    image: piece.image,
  }));
  return { options, isLoading: wanted.length >= FEWEST_LETTERS && (text !== wanted || !data) };
}

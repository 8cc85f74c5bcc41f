import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { piecesQuery } from '../drops/drops-api.ts';
import { PickerField } from '../picker/PickerField.tsx';
import { usePieceOptions } from '../picker/use-piece-options.ts';
import { useSettled } from '../use-settled.ts';
import { fieldId, useFormContext } from './form-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

const NUMBER = /^\d+$/;

/** A piece by its reference, found by its words. */
export function PieceField({ schema, path, value, optional, onChange }: FieldProps) {
  const { locale } = useFormContext();
  const { hint, ...messages } = useFieldMessages()(path);
  const reference = typeof value === 'number' ? value : null;
  const [typed, setTyped] = useState('');
  const { options, isLoading } = usePieceOptions(locale, typed, (piece) => String(piece.reference));
  const change = (text: string) => {
    const number = Number(text);
    const { maximum = Infinity } = schema;
    onChange(NUMBER.test(text) && number > 0 && number <= maximum ? number : undefined);
  };
  return (
    <PickerField
      {...messages}
      id={fieldId(path)}
      optional={optional}
      value={reference === null ? '' : String(reference)}
      groups={[{ id: 'pieces', options, isFound: true }]}
      isLoading={isLoading}
      hint={
        <>
          {hint}
          {reference === null ? null : <PieceName reference={reference} />}
        </>
      }
      isValue={(text) => NUMBER.test(text)}
      onSearch={setTyped}
      // Words that led to no choice change nothing.
      onType={(text) => {
        if (text === '' || NUMBER.test(text)) change(text);
      }}
      onChoose={change}
    />
  );
}

/** The name of the piece with a reference, or that there is none. */
function PieceName({ reference }: { reference: number }) {
  const { locale } = useFormContext();
  const settled = useSettled(reference);
  const { data } = useQuery(piecesQuery(locale, { references: [settled] }));
  if (!data || settled !== reference) return null;
  const [piece] = data.pieces;
  return (
    <span className="mt-1 block text-ink">
      {piece ? (
        piece.isForSale ? (
          piece.name
        ) : (
          <FormattedMessage id="pageEditor.piece.sold" values={{ name: piece.name }} />
        )
      ) : (
        <FormattedMessage id="pageEditor.piece.unknown" />
      )}
    </span>
  );
}

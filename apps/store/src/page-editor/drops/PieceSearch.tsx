import { MAX_DROP_REFERENCES } from '@patine/contract/content/drops';
import { TextField } from '@patine/ui/text-field/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { FailureMessage } from '../FailureMessage.tsx';
import { useSettled } from '../use-settled.ts';
import { piecesQuery } from './drops-api.ts';
import { PieceRow } from './PieceRow.tsx';

export type PieceSearchProps = {
  id: string;
  /** References of the pieces that are in the drop. */
  chosen: readonly number[];
  /** Puts a piece in, or takes it out where it is in. */
  onToggle: (reference: number) => void;
};

/** Finds pieces by words or by reference, to put them into the drop. */
export function PieceSearch({ id, chosen, onToggle }: PieceSearchProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [words, setWords] = useState('');
  const text = useSettled(words.trim());
  const { data, error } = useQuery({
    ...piecesQuery(locale, { text }),
    enabled: text !== '',
    placeholderData: (before) => before,
  });
  const isFull = chosen.length >= MAX_DROP_REFERENCES;
  const pieces = text === '' ? [] : (data?.pieces ?? []);
  return (
    <div>
      <TextField
        id={id}
        type="search"
        maxLength={100}
        label={formatMessage({ id: 'dropEditor.search' })}
        hint={formatMessage({ id: 'dropEditor.search.hint' })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <output className="mt-2 block text-sm text-muted">
        {error ? <FailureMessage error={error} /> : null}
        {text !== '' && data && !error ? (
          <FormattedMessage
            id={isFull ? 'dropEditor.search.full' : 'dropEditor.search.found'}
            values={{ count: data.count, shown: pieces.length }}
          />
        ) : null}
      </output>
      {pieces.length > 0 ? (
        <ul
          aria-label={formatMessage({ id: 'dropEditor.search.results' })}
          className="relative mt-2 max-h-96 overflow-y-auto rounded border border-line bg-surface"
        >
          {pieces.map((piece) => (
            <PieceRow
              key={piece.reference}
              reference={piece.reference}
              piece={piece}
              isChosen={chosen.includes(piece.reference)}
              onPress={() => onToggle(piece.reference)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

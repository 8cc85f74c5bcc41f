import type {
  DictionaryPreview as Preview,
  DictionaryPreviewRequest,
  Wording,
} from '@patine/contract/content/dictionary';
import { TextField } from '@patine/ui/text-field/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call, json } from '../content-api.ts';
import { useEditorContext } from '../editor-context.ts';
import { useSettled } from '../use-settled.ts';
import { SettledPreview, useSettledDocument } from './SettledPreview.tsx';

const preview = (request: DictionaryPreviewRequest) =>
  call<Preview>('dictionary/preview', json('POST', request));

/** What a search looks for with the words on the screen, and what each of its wordings finds today. */
export function DictionaryPreview() {
  const { formatMessage } = useIntl();
  const { language } = useEditorContext();
  const [words, setWords] = useState('');
  const text = useSettled(words.trim());
  const body = useSettledDocument('dictionary');
  const { data, error, isFetching } = useQuery({
    queryKey: ['content-dictionary-preview', language, text, body],
    queryFn: () => preview({ locale: language, text, body }),
    enabled: body !== null && text !== '',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const found = body !== null && text !== '' ? data : undefined;
  return (
    <SettledPreview
      title={formatMessage({ id: 'dictionary.try' })}
      text={formatMessage({ id: 'dictionary.try.text' })}
      isFaulty={body === null}
      error={error}
      busy={isFetching}
      field={
        <TextField
          type="search"
          label={formatMessage({ id: 'dictionary.try.words' })}
          required={false}
          maxLength={100}
          trailing={<Search aria-hidden className="size-5" />}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      }
      status={
        found && (
          <FormattedMessage
            id="dictionary.try.found"
            values={{ wordings: found.wordings.length, count: found.countToday }}
          />
        )
      }
    >
      {found && (
        <ul className="mt-3 rounded border border-line bg-surface">
          {found.wordings.map((wording) => (
            <WordingRow key={wording.text} wording={wording} />
          ))}
        </ul>
      )}
    </SettledPreview>
  );
}

function WordingRow({ wording: { text, by, count, pieces } }: { wording: Wording }) {
  return (
    <li className="stitch-b px-4 py-3 wrap-anywhere last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <strong className="font-semibold">{text}</strong>{' '}
          <span className="text-sm text-muted">
            <FormattedMessage id={`dictionary.by.${by}`} />
          </span>
        </span>
        <span className="text-sm tabular-nums">
          <FormattedMessage id="dictionary.pieces" values={{ count }} />
        </span>
      </p>
      {pieces.length > 0 ? <p className="mt-0.5 text-sm text-muted">{pieces.join(' · ')}</p> : null}
    </li>
  );
}

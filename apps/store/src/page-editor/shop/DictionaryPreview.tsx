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
import { checkShopDocument } from '../check-shop-document.ts';
import { call, json } from '../content-api.ts';
import { useEditorContext } from '../editor-context.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { useSettled } from '../use-settled.ts';

const preview = (request: DictionaryPreviewRequest) =>
  call<Preview>('dictionary/preview', json('POST', request));

/** What a search looks for with the words on the screen, and what each of its wordings finds today. */
export function DictionaryPreview() {
  const { formatMessage } = useIntl();
  const { page, language } = useEditorContext();
  const [words, setWords] = useState('');
  const text = useSettled(words.trim());
  const body = useSettled(page?.meta);
  const isRight = body !== undefined && checkShopDocument('dictionary', body).length === 0;
  const { data, error, isFetching } = useQuery({
    queryKey: ['content-dictionary-preview', language, text, body],
    queryFn: () => preview({ locale: language, text, body }),
    enabled: isRight && text !== '',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return (
    <section
      aria-label={formatMessage({ id: 'dictionary.try' })}
      aria-busy={isFetching}
      className="mt-4 min-h-96 bg-ecru p-4 sm:p-6 xl:mt-0 xl:h-full xl:overflow-y-auto"
    >
      <div className="max-w-168">
        <h2 className="heading mb-1 text-xl">
          <FormattedMessage id="dictionary.try" />
        </h2>
        <p className="mb-4 text-sm text-muted">
          <FormattedMessage id="dictionary.try.text" />
        </p>
        <TextField
          type="search"
          label={formatMessage({ id: 'dictionary.try.words' })}
          required={false}
          maxLength={100}
          trailing={<Search aria-hidden className="size-5" />}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <output className="mt-4 block text-sm">
          {isRight ? (
            error ? (
              <FailureMessage error={error} />
            ) : data && text !== '' ? (
              <FormattedMessage
                id="dictionary.try.found"
                values={{ wordings: data.wordings.length, count: data.countToday }}
              />
            ) : null
          ) : (
            <FormattedMessage id="shopDocument.preview.faulty" />
          )}
        </output>
        {data && isRight && text !== '' ? (
          <ul className="mt-3 rounded border border-line bg-surface">
            {data.wordings.map((wording) => (
              <WordingRow key={wording.text} wording={wording} />
            ))}
          </ul>
        ) : null}
      </div>
    </section>
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

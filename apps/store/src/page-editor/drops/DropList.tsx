import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { TextField } from '@patine/ui/text-field/TextField';
import type { DropSummary } from '@patine/contract/content/drops';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureOf } from '../failure-of.ts';
import { plainText } from '../plain-text.ts';
import { DropRow } from './DropRow.tsx';
import { dropListQuery } from './drops-api.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { NewDrop } from './NewDrop.tsx';

const matches = (words: string) => {
  const wanted = plainText(words);
  return ({ slug, nameFr, nameEn }: DropSummary) => plainText(`${nameFr} ${nameEn} ${slug}`).includes(wanted);
};

/** Every drop, those of the feed and those of editors. */
export function DropList() {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  const [isNew, setNew] = useState(false);
  const { data, error } = useQuery(dropListQuery);
  const shown = data?.filter(matches(words)) ?? [];
  const newDrop = (
    <Button size="sm" onClick={() => setNew(true)}>
      <Plus aria-hidden className="size-4" />
      <FormattedMessage id="dropEditor.new" />
    </Button>
  );
  return (
    <>
      <ScreenHeader title={formatMessage({ id: 'dropEditor.title' })} screen="drops">
        {newDrop}
      </ScreenHeader>
      <main id="main" tabIndex={-1} className="wrap max-w-4xl! py-6 outline-none">
        {error ? (
          <Alert tone="error" live className="mb-5">
            <FormattedMessage id={failureOf(error)} />
          </Alert>
        ) : null}
        {data?.length === 0 ? (
          <EmptyState title={<FormattedMessage id="dropEditor.none" />} action={newDrop}>
            <FormattedMessage id="dropEditor.none.text" />
          </EmptyState>
        ) : (
          <TextField
            type="search"
            optional
            label={formatMessage({ id: 'dropEditor.find' })}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        {data || error ? null : (
          <div className="mt-5 grid gap-3" aria-hidden>
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} className="h-16" />
            ))}
          </div>
        )}
        {data && data.length > 0 && shown.length === 0 ? (
          <p className="mt-5 text-muted">
            <FormattedMessage id="dropEditor.notFound" />
          </p>
        ) : null}
        <ul className="mt-4">
          {shown.map((drop) => (
            <DropRow key={drop.slug} drop={drop} />
          ))}
        </ul>
      </main>
      <NewDrop open={isNew} drops={data ?? []} onClose={() => setNew(false)} />
    </>
  );
}

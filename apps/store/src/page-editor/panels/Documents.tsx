import type { DocumentSummary } from '@patine/contract/content/documents';
import { Drawer } from '@patine/ui/drawer/Drawer';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { TextField } from '@patine/ui/text-field/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { documentsQuery } from '../content-api.ts';
import { plainText } from '../plain-text.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { OpenPageAlerts } from './OpenPageAlerts.tsx';
import { useOpenPage } from './use-open-page.ts';

export type DocumentsProps = { open: boolean; onClose: () => void };

const matches = (words: string) => {
  const wanted = plainText(words);
  return ({ title, name, path }: DocumentSummary) =>
    plainText(`${title} ${name} ${path ?? ''}`).includes(wanted);
};

/** The pages that there are; one of them is opened in all its languages. */
export function Documents({ open, onClose }: DocumentsProps) {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  const locale = useLocale();
  const { data, error, isPending } = useQuery({ ...documentsQuery(locale), enabled: open });
  const opening = useOpenPage(onClose);
  const pages = (data ?? []).filter(({ kind }) => kind === 'page').filter(matches(words));
  const failure = error ?? opening.error;

  return (
    <Drawer open={open} onOpenChange={onClose} title={<FormattedMessage id="pageEditor.documents" />}>
      <OpenPageAlerts failure={failure} />
      <TextField
        type="search"
        optional
        label={formatMessage({ id: 'pageEditor.documents.find' })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isPending && !error ? (
        <div className="mt-5 grid gap-3" aria-hidden>
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-16" />
          ))}
        </div>
      ) : null}
      {data && pages.length === 0 ? (
        <p className="mt-5 text-muted">
          <FormattedMessage
            id={words === '' ? 'pageEditor.documents.none' : 'pageEditor.documents.notFound'}
          />
        </p>
      ) : null}
      <ul className="mt-4">
        {pages.map((page) => (
          <DocumentRow
            key={page.name}
            page={page}
            isOpening={opening.isPending && opening.variables === page.name}
            onOpen={() => opening.mutate(page.name)}
          />
        ))}
      </ul>
    </Drawer>
  );
}

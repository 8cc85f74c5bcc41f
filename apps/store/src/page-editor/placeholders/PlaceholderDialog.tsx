import { Dialog } from '@patine/ui/dialog/Dialog';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import type { Locale } from '@patine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { OFFERED } from './offered.ts';
import { placeholdersQuery } from './placeholders-query.ts';

export type PlaceholderDialogProps = {
  locale: Locale;
  /** Told the name that is pressed. */
  onInsert: (name: string) => void;
  onClose: () => void;
};

/** Lists what the shop's settings can fill in, each with what it reads today. */
export function PlaceholderDialog({ locale, onInsert, onClose }: PlaceholderDialogProps) {
  // After an error, opening asks again.
  const { data: values, isError } = useQuery(placeholdersQuery(locale));
  const offered = OFFERED.filter((name) => values?.has(name));
  return (
    <Dialog open onOpenChange={onClose} title={<FormattedMessage id="pageEditor.placeholder.title" />}>
      <p className="mb-4 text-sm text-muted">
        <FormattedMessage id={isError ? 'pageEditor.placeholder.none' : 'pageEditor.placeholder.about'} />
      </p>
      {values || isError ? null : <Skeleton className="h-64" />}
      <ul className="-mx-3">
        {offered.map((name) => (
          <li key={name} className="border-line not-first:border-t">
            <button
              type="button"
              className="flex min-h-11 w-full items-baseline justify-between gap-6 px-3 py-2.5 text-start text-sm -outline-offset-2 hover:bg-ecru"
              onClick={() => onInsert(name)}
            >
              <span className="font-semibold">
                <FormattedMessage id={`pageEditor.placeholder.${name}`} />
              </span>
              <span className="min-w-0 text-end wrap-anywhere text-muted">{values?.get(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

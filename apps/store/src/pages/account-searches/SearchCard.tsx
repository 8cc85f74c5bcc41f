import { Alert } from '@patine/ui/alert/Alert';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { FrequencySelect } from '../../features/saved-searches/FrequencySelect.tsx';
import type { SavedSearch } from '../../features/saved-searches/saved-searches.query.ts';
import { useChangeAlerts } from '../../features/saved-searches/use-change-alerts.ts';
import { failureMessage } from '../../lib/failure-message.ts';

export type SearchCardProps = {
  search: SavedSearch;
  onDelete: () => void;
};

export function SearchCard({ search, onDelete }: SearchCardProps) {
  const { formatMessage } = useIntl();
  const { mutate, variables, isPending, error } = useChangeAlerts(search.id);
  const hidden = <span className="sr-only">{search.name}</span>;
  return (
    <li className="grid gap-4 border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_15rem] sm:gap-6 sm:p-5">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold wrap-break-word">
          <TextLink href={search.path}>{search.name}</TextLink>
        </h2>
        <p className="mt-1 text-sm text-muted">
          <FormattedMessage
            id="saved-searches.since"
            values={{ date: <PlainDate value={search.createdAt} /> }}
          />
        </p>
        <button
          type="button"
          className="-mx-2 mt-2 min-h-11 px-2 text-sm text-muted underline underline-offset-4 hover:text-ink hover:decoration-2"
          onClick={onDelete}
        >
          <FormattedMessage id="saved-searches.delete" values={{ name: hidden }} />
        </button>
      </div>
      <div>
        <FrequencySelect
          label={
            <>
              {formatMessage({ id: 'saved-searches.frequency' })} {hidden}
            </>
          }
          value={isPending ? variables : search.alerts}
          onChange={(alerts) => mutate(alerts)}
        />
        {error ? (
          <Alert tone="error" live className="mt-3">
            <FormattedMessage id={failureMessage(error)} />
          </Alert>
        ) : null}
      </div>
    </li>
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { FrequencySelect } from '../../features/saved-searches/FrequencySelect.tsx';
import type { ListPreview } from '../../features/catalogue/list-previews.ts';
import type { SavedSearch } from '../../features/saved-searches/saved-searches.query.ts';
import { useChangeAlerts } from '../../features/saved-searches/use-change-alerts.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { SearchPreview } from './SearchPreview.tsx';

export type SearchCardProps = {
  search: SavedSearch;
  /** What it finds now; undefined while it loads, null where that is not known. */
  preview: ListPreview | null | undefined;
  onDelete: () => void;
};

export function SearchCard({ search, preview, onDelete }: SearchCardProps) {
  const { formatMessage } = useIntl();
  const { mutate, variables, isPending, error } = useChangeAlerts(search.id);
  const hidden = <span className="sr-only">{search.name}</span>;
  return (
    <li className="grid gap-4 border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_15rem] sm:gap-6 sm:p-5">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold wrap-break-word">
          <TextLink href={search.path}>{search.name}</TextLink>
        </h2>
        <SearchPreview search={search} preview={preview} />
      </div>
      <div className="flex flex-col gap-2">
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
          <Alert tone="error" live>
            <FormattedMessage id={failureMessage(error)} />
          </Alert>
        ) : null}
        <button
          type="button"
          className="-mx-2 -mb-2 min-h-11 self-start px-2 text-sm text-muted underline underline-offset-4 hover:text-ink hover:decoration-2 sm:mt-auto"
          onClick={onDelete}
        >
          <FormattedMessage id="saved-searches.delete" values={{ name: hidden }} />
        </button>
      </div>
    </li>
  );
}

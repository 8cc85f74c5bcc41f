import { OrderFacts } from '@patine/ui/order-card/OrderFacts';
import { Picture } from '@patine/ui/picture/Picture';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { activeChoices } from '../../features/catalogue/active-choices.ts';
import type { ListPreview } from '../../features/catalogue/list-previews.ts';
import type { SavedSearch } from '../../features/saved-searches/saved-searches.query.ts';

export type SearchPreviewProps = {
  search: SavedSearch;
  /** What the search finds now; undefined while it loads, null where that is not known. */
  preview: ListPreview | null | undefined;
};

/** The category and the filters in words; nothing where the name of the search says the same. */
function useFilterWords({ search, preview }: SearchPreviewProps): string {
  const intl = useIntl();
  if (!preview) return '';
  const { category, filters } = preview;
  const words = new Set([
    ...(category === null ? [] : [category]),
    ...activeChoices(filters, preview, intl).map(({ label }) => label),
  ]);
  return [...words].join(', ') === search.name ? '' : [...words].join(' · ');
}

/** Filters, number of products and the newest pictures of a saved search. */
export function SearchPreview({ search, preview }: SearchPreviewProps) {
  const words = useFilterWords({ search, preview });
  const day = (
    <FormattedMessage
      key="day"
      id="saved-searches.since"
      values={{ date: <PlainDate value={search.createdAt} /> }}
    />
  );
  return (
    <>
      {words ? <p className="mt-1 text-ink-soft wrap-anywhere">{words}</p> : null}
      <p className="mt-1 text-sm text-muted tabular-nums">
        <OrderFacts
          facts={[
            ...(preview
              ? [<FormattedMessage key="count" id="saved-searches.count" values={{ count: preview.total }} />]
              : []),
            day,
          ]}
        />
      </p>
      {preview === undefined ? <Skeleton className="mt-4 h-30 w-64 max-w-full" /> : null}
      {preview && preview.pictures.length > 0 ? (
        <div className="mt-4 flex gap-2">
          {preview.pictures.map((id) => (
            <div key={id} className="w-20 min-w-0">
              <Picture id={id} alt="" sizes="5rem" maxWidth={384} ratio="portrait" />
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

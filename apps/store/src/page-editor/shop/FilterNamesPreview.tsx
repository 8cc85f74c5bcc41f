import { type FilterNames, NAMED_FILTERS, type NamedFilter } from '@patine/contract/content/filter-names';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { dictionaryQuery } from '../../lib/content.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { useEditorContext } from '../editor-context.ts';
import { SettledPreview, useSettledDocument } from './SettledPreview.tsx';

type Value = { slug: string; name: string };

/** The values of each filter that has other names on the screen, as the shop would list them. */
export function FilterNamesPreview() {
  const { formatMessage } = useIntl();
  const { language } = useEditorContext();
  const { data, error } = useQuery(dictionaryQuery(useApi(), language));
  const body = useSettledDocument('filters');
  const names = (body ?? {}) as FilterNames;
  const changed = NAMED_FILTERS.filter((filter) => (names[filter] ?? []).length > 0);
  return (
    <SettledPreview
      title={formatMessage({ id: 'filterNames.preview' })}
      text={formatMessage({ id: 'filterNames.preview.text' })}
      label={formatMessage({ id: 'pageEditor.preview' })}
      isFaulty={body === null}
      error={error}
    >
      {changed.map((filter) => (
        <Values
          key={filter}
          filter={filter}
          values={data?.facetValues[filter] ?? []}
          given={new Map(names[filter]?.map(({ value, name }) => [value, name.trim()]))}
        />
      ))}
    </SettledPreview>
  );
}

type ValuesProps = { filter: NamedFilter; values: readonly Value[]; given: ReadonlyMap<string, string> };

function Values({ filter, values, given }: ValuesProps) {
  return (
    <>
      <h3 className="mt-6 mb-2 font-semibold">
        <FormattedMessage id={`shopDocument.field.filters.${filter}`} />
      </h3>
      <ul className="flex flex-wrap gap-2 text-sm">
        {values.map(({ slug, name }) => (
          <li key={slug} className="rounded border border-line bg-surface px-3 py-1.5 wrap-anywhere">
            {given.has(slug) ? <strong className="font-semibold">{given.get(slug)}</strong> : name}
          </li>
        ))}
      </ul>
    </>
  );
}

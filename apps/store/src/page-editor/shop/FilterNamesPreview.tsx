import { type FilterNames, NAMED_FILTERS, type NamedFilter } from '@patine/contract/content/filter-names';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { dictionaryQuery } from '../../lib/content.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { checkShopDocument } from '../check-shop-document.ts';
import { useEditorContext } from '../editor-context.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { useSettled } from '../use-settled.ts';

type Value = { slug: string; name: string };

/** The values of each filter that has other names on the screen, as the shop would list them. */
export function FilterNamesPreview() {
  const { formatMessage } = useIntl();
  const { page, language } = useEditorContext();
  const body = useSettled(page?.meta);
  const { data, error } = useQuery(dictionaryQuery(useApi(), language));
  const isRight = body !== undefined && checkShopDocument('filters', body).length === 0;
  const names = (isRight ? body : {}) as FilterNames;
  const changed = NAMED_FILTERS.filter((filter) => (names[filter] ?? []).length > 0);
  return (
    <section
      aria-label={formatMessage({ id: 'pageEditor.preview' })}
      className="mt-4 min-h-96 bg-ecru p-4 sm:p-6 xl:mt-0 xl:h-full xl:overflow-y-auto"
    >
      <h2 className="heading mb-1 text-xl">
        <FormattedMessage id="filterNames.preview" />
      </h2>
      <p className="mb-4 text-sm text-muted">
        <FormattedMessage id="filterNames.preview.text" />
      </p>
      <output className="text-sm">
        {error ? <FailureMessage error={error} /> : null}
        {isRight ? null : <FormattedMessage id="shopDocument.preview.faulty" />}
      </output>
      {changed.map((filter) => (
        <Values
          key={filter}
          filter={filter}
          values={data?.facetValues[filter] ?? []}
          given={new Map(names[filter]?.map(({ value, name }) => [value, name.trim()]))}
        />
      ))}
    </section>
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

import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { OptionList } from './OptionList.tsx';
import type { FacetBodyProps, FacetGroup, FacetOption } from './facets.ts';
import { foldText } from './fold-text.ts';

export type FoundOptionsProps = FacetBodyProps & {
  /** What is typed into the filter's search field. */
  query: string;
};

const DEBOUNCE_MS = 150;

function matching(options: readonly FacetOption[], query: string): FacetOption[] {
  const search = foldText(query);
  return options.filter(({ name }) => foldText(name).includes(search));
}

/** Asks for the values that the list does not contain; null until they are known. */
function useFurther({ find }: FacetGroup, query: string): readonly FacetOption[] | null {
  const [found, setFound] = useState<{ query: string; options: readonly FacetOption[] } | null>(null);
  useEffect(() => {
    if (!find) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      // Without an answer the options of the list remain.
      find(query).then(
        (options) => isCurrent && setFound({ query, options }),
        () => isCurrent && setFound({ query, options: [] }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [find, query]);
  if (!find) return [];
  return found?.query === query ? found.options : null;
}

/** The options that a search finds, of the list first, then those that it does not contain. */
export default function FoundOptions({ group, href, query }: FoundOptionsProps) {
  const here = matching(group.options, query);
  const further = useFurther(group, query);
  const known = new Set(here.map(({ slug }) => slug));
  const options = [...here, ...(further ?? []).filter(({ slug }) => !known.has(slug))];
  return (
    <div aria-live="polite" aria-busy={further === null || undefined}>
      <OptionList group={group} href={href} options={options} />
      {options.length === 0 && further ? (
        <p className="text-sm text-muted">
          <FormattedMessage id="ui.filter-panel.nothing" values={{ query }} />
        </p>
      ) : null}
    </div>
  );
}

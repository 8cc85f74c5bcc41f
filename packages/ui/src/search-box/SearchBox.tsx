import { SEARCH_TEXT_MAX_LENGTH } from '@patine/core';
import Search from 'lucide-react/icons/search';
import {
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { useIntl } from 'react-intl';
import { controlVariants } from '../field/field.variants.ts';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import type { SuggestionGroup } from './suggestion.ts';
import { useMarkedOption } from './use-marked-option.ts';

const SuggestionList = lazy(() => import('./SuggestionList.tsx'));

export type { Suggestion, SuggestionGroup } from './suggestion.ts';

export type SearchBoxProps = Omit<ComponentPropsWithRef<'search'>, 'onSubmit'> & {
  /** URL of the results; the text is sent as `text`. */
  action: string;
  /** Name of the field, of a second one on a page. */
  label?: string;
  /** Search text of this page. */
  defaultText?: string;
  /** Called before the form is submitted, so that a host can search on the client. */
  onSubmit?: ComponentPropsWithRef<'form'>['onSubmit'];
  /** Called with the text while typing, so that the host can load suggestions. */
  onType?: (text: string) => void;
  /** Suggestions for the current text. */
  suggestions?: readonly SuggestionGroup[];
};

/** A search form; with suggestions its field is a combobox with a listbox (ARIA Authoring Practices). */
export function SearchBox(props: SearchBoxProps) {
  const { action, label, defaultText = '', onSubmit, onType, suggestions, ...rest } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultText);
  const count = suggestions?.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const list = useMarkedOption(count);

  const type = (typedText: string) => {
    setText(typedText);
    onType?.(typedText);
  };
  const takeUp = useEffectEvent(() => {
    const { current: early } = field;
    const isFocused = document.activeElement === early;
    if (!early || (!isFocused && early.value === defaultText)) return;
    type(early.value);
    if (isFocused) list.show();
  });
  // The visitor may have typed before hydration.
  useEffect(() => takeUp(), []);

  return (
    <search data-slot="search-box" aria-label={label} onBlur={list.onBlur} {...rest}>
      <form
        method="get"
        action={action}
        className="relative"
        onSubmit={(event) => {
          list.close();
          onSubmit?.(event);
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label ?? formatMessage({ id: 'ui.search-box.label' })}
        </label>
        <input
          key={defaultText}
          ref={field}
          id={id}
          type="text"
          name="text"
          autoComplete="off"
          maxLength={SEARCH_TEXT_MAX_LENGTH}
          defaultValue={defaultText}
          placeholder={formatMessage({ id: 'ui.search-box.placeholder' })}
          className={controlVariants({ className: 'h-11! ps-12 text-ellipsis' })}
          onChange={(event) => {
            type(event.target.value);
            list.show();
          }}
          {...(suggestions
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list' as const,
                'aria-expanded': list.shown,
                'aria-controls': list.shown ? list.listId : undefined,
                'aria-activedescendant': list.marked < 0 ? undefined : list.optionId(list.marked),
              }
            : {})}
          // A host may load its list on focus: it opens when it arrives.
          onKeyDown={list.onKeyDown}
          onFocus={list.show}
          onClick={list.show}
        />
        <button
          type="submit"
          aria-label={formatMessage({ id: 'ui.search-box.submit' })}
          className="absolute inset-y-0 start-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <Search aria-hidden className="size-5" />
        </button>
        {suggestions && list.shown ? (
          <Suspense>
            <SuggestionList
              id={list.listId}
              optionId={list.optionId}
              groups={suggestions}
              marked={list.marked}
              typed={text.trim()}
              onChoose={list.close}
              // A button that clears its group is removed with it, so focus returns to the field.
              onClear={() => field.current?.focus()}
            />
          </Suspense>
        ) : null}
        {suggestions ? (
          <LiveRegion message={list.shown ? formatMessage({ id: 'ui.search-box.count' }, { count }) : ''} />
        ) : null}
      </form>
    </search>
  );
}

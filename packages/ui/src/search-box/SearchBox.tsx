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
import type { Suggestion } from './SuggestionList.tsx';
import { useMarkedOption } from './use-marked-option.ts';

const SuggestionList = lazy(() => import('./SuggestionList.tsx'));

export type { Suggestion } from './SuggestionList.tsx';

export type SearchBoxProps = Omit<ComponentPropsWithRef<'search'>, 'onSubmit'> & {
  /** URL of the results; the text is sent as `text`. */
  action: string;
  /** Search text of this page. */
  defaultText?: string;
  /** Called before the form is submitted, so that a host can search on the client. */
  onSubmit?: ComponentPropsWithRef<'form'>['onSubmit'];
  /** Called with the text while typing, so that the host can load suggestions. */
  onType?: (text: string) => void;
  /** Suggestions, shown while something is typed. */
  suggestions?: readonly Suggestion[];
  /** Recent searches, the last one first; shown while nothing is typed. */
  recent?: readonly Suggestion[];
  /** Called to clear recent searches. */
  onForget?: () => void;
};

const none: readonly Suggestion[] = [];

/** A search form; with suggestions or recent searches its field is a combobox. */
export function SearchBox(props: SearchBoxProps) {
  const { action, defaultText = '', onSubmit, onType, suggestions, recent, onForget, ...rest } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultText);
  const typed = text.trim();
  const items = (typed === '' ? recent : suggestions) ?? none;
  const list = useMarkedOption(items.length);
  const combobox = suggestions || recent;

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
    <search data-slot="search-box" onBlur={list.onBlur} {...rest}>
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
          {formatMessage({ id: 'ui.search-box.label' })}
        </label>
        <input
          key={defaultText}
          ref={field}
          id={id}
          type="text"
          name="text"
          autoComplete="off"
          maxLength={200}
          defaultValue={defaultText}
          placeholder={formatMessage({ id: 'ui.search-box.placeholder' })}
          className={controlVariants({ className: 'h-11 pl-12' })}
          onChange={(event) => {
            type(event.target.value);
            list.show();
          }}
          {...(combobox
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
          className="absolute inset-y-0 left-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <Search aria-hidden className="size-5" />
        </button>
        {list.shown ? (
          <Suspense>
            <SuggestionList
              id={list.listId}
              optionId={list.optionId}
              items={items}
              marked={list.marked}
              typed={typed}
              onChoose={list.close}
              onForget={
                typed === '' && onForget
                  ? () => {
                      onForget();
                      // The button is removed with the list, so focus returns to the field.
                      field.current?.focus();
                    }
                  : undefined
              }
            />
          </Suspense>
        ) : null}
        {combobox ? (
          <LiveRegion
            message={list.shown ? formatMessage({ id: 'ui.search-box.count' }, { count: items.length }) : ''}
          />
        ) : null}
      </form>
    </search>
  );
}

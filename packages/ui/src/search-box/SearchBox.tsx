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
  /** Address of the results; the words travel as `text`. */
  action: string;
  /** Words searched for on this page. */
  defaultText?: string;
  /** Runs before the form leaves, so that a host may search without loading a page. */
  onSubmit?: ComponentPropsWithRef<'form'>['onSubmit'];
  /** Told the words as they are typed, so that the host may look for suggestions. */
  onType?: (text: string) => void;
  /** What the typed words may become; shown once something is typed. */
  suggestions?: readonly Suggestion[];
  /** What was searched for lately, the last one first; shown while nothing is typed. */
  recent?: readonly Suggestion[];
  /** Forgets what was searched for lately. */
  onForget?: () => void;
};

const none: readonly Suggestion[] = [];

/** Search as a plain form; with suggestions or recent searches its field is a combobox too. */
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

  const type = (words: string) => {
    setText(words);
    onType?.(words);
  };
  const takeUp = useEffectEvent(() => {
    const { current: early } = field;
    const isFocused = document.activeElement === early;
    if (!early || (!isFocused && early.value === defaultText)) return;
    type(early.value);
    if (isFocused) list.show();
  });
  // Somebody may have begun before the page came to life.
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
          // A host may bring its list because of the focus: it opens when it comes.
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
                      // The button goes with the list: the focus stays where it came from.
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

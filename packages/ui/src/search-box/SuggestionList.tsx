import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';

export type Suggestion = {
  /** Search text, or the name of a brand, a category or a product. */
  text: string;
  /** URL of the suggestion. */
  href: string;
  /** Kind or number of results, at the end of its line. */
  detail?: string;
};

export type SuggestionListProps = {
  /** Id that the search field controls. */
  id: string;
  /** Returns the id of the option at an index, so that the field can reference the marked one. */
  optionId: (index: number) => string;
  /** Suggestions or recent searches, the most likely first. */
  items: readonly Suggestion[];
  /** Index of the option that Enter selects; -1 for none. */
  marked: number;
  /** Typed text, distinguished in each option; empty for recent searches. */
  typed: string;
  /** Called when an option’s link is followed. */
  onChoose: () => void;
  /** Clears recent searches; given only with them. */
  onForget?: (() => void) | undefined;
};

/** Options of the search field as links, so that they open like links. */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, optionId, items, marked, typed, onChoose, onForget } = props;
  const { formatMessage } = useIntl();
  const recent = typed === '';
  const Sign = recent ? History : Search;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  return (
    <div
      data-slot="suggestion-list"
      className="absolute inset-x-0 top-full z-overlay mt-1 rounded border border-line bg-paper shadow-float"
    >
      <div
        ref={list}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot contain links and details
        role="listbox"
        aria-label={formatMessage({ id: recent ? 'ui.search-box.recent' : 'ui.search-box.suggestions' })}
        className="max-h-96 overflow-y-auto py-2"
      >
        {items.map(({ text, href, detail }, index) => (
          <Link
            key={`${href} ${text}`}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element cannot be a link
            role="option"
            aria-selected={index === marked}
            tabIndex={-1}
            href={href}
            // Keeps focus in the field: losing it would close the list before the link is followed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onChoose}
            className="flex min-h-11 items-center gap-3 px-3.5 py-1.5 hover:bg-ecru aria-selected:bg-ecru aria-selected:inset-ring aria-selected:inset-ring-denim"
          >
            <Sign aria-hidden className="size-4 text-muted" />
            <span className="line-clamp-2 min-w-0 flex-1 wrap-break-word">
              <Typed text={text} typed={typed} />
            </span>
            {detail ? (
              <span className="max-w-2/5 truncate text-sm text-muted tabular-nums">{detail}</span>
            ) : null}
          </Link>
        ))}
      </div>
      {onForget ? (
        <button
          type="button"
          className="min-h-11 w-full stitch-t px-3.5 text-left text-sm text-muted underline underline-offset-4 hover:text-ink"
          onClick={onForget}
        >
          <FormattedMessage id="ui.search-box.forget" />
        </button>
      ) : null}
    </div>
  );
}

/** The typed part in regular, the rest in bold. */
function Typed({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase());
  if (at < 0) return text;
  const end = at + typed.length;
  return (
    <>
      {at > 0 ? <b className="font-semibold">{text.slice(0, at)}</b> : null}
      {text.slice(at, end)}
      {end < text.length ? <b className="font-semibold">{text.slice(end)}</b> : null}
    </>
  );
}

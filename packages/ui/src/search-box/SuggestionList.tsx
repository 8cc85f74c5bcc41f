import { cx } from 'class-variance-authority';
import { useEffect, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { SuggestionGroup } from './suggestion.ts';
import { SuggestionOption } from './SuggestionOption.tsx';

export type SuggestionListProps = {
  /** Id that the search field controls. */
  id: string;
  /** Returns the id of the option at an index, so that the field can reference the marked one. */
  optionId: (index: number) => string;
  /** Suggestions in display order. */
  groups: readonly SuggestionGroup[];
  /** Index of the option that Enter selects; -1 for none. */
  marked: number;
  /** Typed text, distinguished in each option. */
  typed: string;
  /** Called when an option’s link is followed. */
  onChoose: () => void;
  /** Called after a group was cleared. */
  onClear: () => void;
};

/** Options of the search field in groups, as links, so that they open like links. */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, optionId, groups, marked, typed, onChoose, onClear } = props;
  const { formatMessage } = useIntl();
  const markedId = marked < 0 ? null : optionId(marked);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  const rendered = groups.map((group, at): [SuggestionGroup, ReactElement] => {
    const from = groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0);
    const titleId = `${id}-${group.id}`;
    const items = group.items.map((item, index) => (
      <SuggestionOption
        key={`${item.href} ${item.text}`}
        id={optionId(from + index)}
        item={item}
        sign={group.sign}
        marked={from + index === marked}
        typed={typed}
        onChoose={onChoose}
      />
    ));
    return [
      group,
      group.title === undefined ? (
        <div key={group.id} role="presentation" className="stitch-t xl:col-span-2">
          {items}
        </div>
      ) : (
        <div
          key={group.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot stand in a listbox
          role="group"
          aria-labelledby={titleId}
          className="py-2"
        >
          <p
            id={titleId}
            role="presentation"
            className="px-3.5 pt-1 pb-1.5 text-xs font-semibold tracking-label text-muted uppercase"
          >
            {group.title}
          </p>
          {items}
        </div>
      ),
    ];
  });
  const inColumn = (aside: boolean) =>
    rendered.filter(([{ title, aside: isAside = false }]) => title !== undefined && isAside === aside);
  const columns = [inColumn(false), inColumn(true)].filter((column) => column.length > 0);
  const clearable = groups.flatMap(({ clear }) => clear ?? []);

  return (
    <div
      data-slot="suggestion-list"
      className={cx(
        'absolute inset-x-0 top-full z-overlay mt-1 rounded border border-line bg-paper shadow-float',
        // The field is narrow in the header of wide screens, where the list grows towards the middle of the page.
        columns.length > 1 ? 'xl:w-176' : 'xl:w-96',
        'xl:end-auto 2xl:end-0 2xl:start-auto',
      )}
    >
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot contain links and details
        role="listbox"
        // Browsers stop at a box that scrolls: Tab leads past the list.
        tabIndex={-1}
        aria-label={formatMessage({ id: 'ui.search-box.suggestions' })}
        className={cx(
          'max-h-[min(40rem,calc(100dvh-12rem))] overflow-y-auto overscroll-contain',
          columns.length > 1 && 'xl:grid xl:grid-cols-2 xl:items-start',
        )}
      >
        {columns.map((column, index) => (
          <div
            key={column[0]?.[0].id}
            role="presentation"
            className={cx(index > 0 && 'max-xl:stitch-t xl:h-full xl:border-s xl:border-line')}
          >
            {column.map(([, element]) => element)}
          </div>
        ))}
        {rendered.map(([{ title }, element]) => (title === undefined ? element : null))}
      </div>
      {clearable.map(({ label, onClear: clear }) => (
        <button
          key={label}
          type="button"
          className="min-h-11 w-full stitch-t px-3.5 text-start text-sm text-muted underline underline-offset-4 hover:text-ink"
          onClick={() => {
            clear();
            onClear();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

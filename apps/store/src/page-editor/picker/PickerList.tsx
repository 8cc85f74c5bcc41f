import { Money } from '@patine/ui/money/Money';
import { Picture } from '@patine/ui/picture/Picture';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { PickerGroup, PickerOption } from './picker-options.ts';

export type PickerListProps = {
  id: string;
  /** Label of the field, which names the list. */
  label: ReactNode;
  groups: readonly PickerGroup[];
  /** Index of the option that Enter chooses; -1 for none. */
  marked: number;
  optionId: (index: number) => string;
  onChoose: (value: string) => void;
};

/** The options below a picker, group by group. Focus stays in the field. */
export function PickerList({ id, label, groups, marked, optionId, onChoose }: PickerListProps) {
  const labelId = useId();
  const markedId = marked < 0 ? null : optionId(marked);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);
  const list = useRef<HTMLDivElement>(null);
  // A field at the foot of the screen would open its list below it; the list is lower than what a dialog shows of itself.
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const observer = new ResizeObserver(() => current.scrollIntoView({ block: 'nearest' }));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span id={labelId} hidden>
        {label}
      </span>
      <div
        ref={list}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist shows neither groups nor pictures
        role="listbox"
        // Browsers stop at a box that scrolls: Tab leads past the list.
        tabIndex={-1}
        aria-labelledby={labelId}
        className="absolute inset-x-0 top-full z-overlay mt-1 max-h-[min(20rem,35dvh)] overflow-y-auto overscroll-contain rounded border border-line bg-paper py-1 shadow-float"
      >
        {groups.map((group, at) => {
          const from = groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0);
          const options = group.options.map((option, index) => (
            <Option
              key={option.value}
              id={optionId(from + index)}
              option={option}
              isMarked={from + index === marked}
              onChoose={() => onChoose(option.value)}
            />
          ));
          const titleId = `${id}-${group.id}`;
          return group.title === undefined ? (
            <div key={group.id} role="presentation">
              {options}
            </div>
          ) : (
            <div
              key={group.id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot stand in a listbox
              role="group"
              aria-labelledby={titleId}
              className="py-1 not-first:border-t not-first:border-line"
            >
              <p
                id={titleId}
                role="presentation"
                className="px-4 pt-2 pb-1 text-xs font-semibold tracking-label text-muted uppercase"
              >
                {group.title}
              </p>
              {options}
            </div>
          );
        })}
      </div>
    </>
  );
}

type OptionProps = { id: string; option: PickerOption; isMarked: boolean; onChoose: () => void };

function Option({ id, option: { text, note, price, image }, isMarked, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has keys and focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element needs a select
      role="option"
      aria-selected={isMarked}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 text-sm hover:bg-ecru aria-selected:bg-ecru aria-selected:inset-ring aria-selected:inset-ring-denim"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {image === undefined ? null : (
        <span className="relative size-10 shrink-0 overflow-clip rounded bg-ecru">
          {image === null ? null : (
            <Picture id={image} alt="" sizes="40px" maxWidth={256} ratio="fill" eager />
          )}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{text}</span>
        {note ? <span className="block truncate text-xs text-muted">{note}</span> : null}
      </span>
      {price ? <Money value={price} /> : null}
    </div>
  );
}

import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import { suggestOptionVariants } from './suggest-list.variants.ts';

export type SuggestListProps = {
  /** Id that the field controls; prefix of the option ids. */
  id: string;
  /** Label of the field, which names the list. */
  label: ReactNode;
  /** Options in order. */
  options: readonly { value: string; label: string }[];
  /** True to show it; it is hidden without options. */
  open: boolean;
  /** Index of the active option; -1 for none. */
  active: number;
  /** Value of the selected option, which has a check mark; null for none. */
  chosen: string | null;
  /** Called with the index of the clicked option. */
  onChoose: (index: number) => void;
};

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The list below a field that keeps focus and handles keys. */
export function SuggestList({ id, label, options, open, active, chosen, onChoose }: SuggestListProps) {
  const labelId = useId();
  return (
    <>
      <span id={labelId} hidden>
        {label}
      </span>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered by typing
        role="listbox"
        // Browsers stop at a box that scrolls: Tab leads past the list.
        tabIndex={-1}
        aria-labelledby={labelId}
        hidden={!open || options.length === 0}
        className="absolute inset-x-0 top-full z-overlay mt-1 max-h-72 min-w-60 overflow-y-auto overscroll-contain rounded border border-line bg-paper py-1 shadow-float"
      >
        {open
          ? options.map(({ value, label: words }, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has keys and focus
              <div
                key={value}
                ref={index === active ? intoSight : null}
                id={`${id}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element needs a select
                role="option"
                aria-selected={value === chosen}
                className={suggestOptionVariants({ active: index === active })}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(index)}
              >
                <span className="min-w-0 flex-1 wrap-break-word">{words}</span>
                {value === chosen ? <Check aria-hidden className="size-4" /> : null}
              </div>
            ))
          : null}
      </div>
    </>
  );
}

import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { matchOptions } from './match-options.ts';

export type ComboboxOption = {
  value: string;
  /** What one reads and types. */
  label: string;
};

export type ComboboxBox = ReturnType<typeof useCombobox>;

/** What was typed and where one stands in the list; the choice itself is the host's. */
export function useCombobox(
  options: readonly ComboboxOption[],
  value: string | null,
  onChange: (value: string | null) => void,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const text = typed ?? chosen?.label ?? '';
  const found = matchOptions(options, typed ?? '');

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    setTyped(null);
    close();
    if (option.value !== value) onChange(option.value);
  };
  const unfold = (from: number) => {
    setOpen(true);
    setActive(from);
  };
  /** What is left typed counts if it is a name in the list, or nothing at all; otherwise the choice stays. */
  const leave = () => {
    const named = typed === null ? undefined : options.find(({ label }) => same(label, typed));
    if (named) choose(named);
    else if (typed?.trim() === '' && value !== null) onChange(null);
    setTyped(null);
    close();
  };

  const place = Math.max(
    0,
    found.findIndex((option) => option.value === value),
  );
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setActive((active + 1) % Math.max(1, found.length)) : unfold(place)),
    ArrowUp: () => (open ? setActive((active <= 0 ? found.length : active) - 1) : unfold(found.length - 1)),
    Enter: () => found[active] && choose(found[active]),
    Escape: () => (open ? close() : setTyped('')),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keys[event.key];
    // Enter with nothing pointed at sends the form, and Escape on an empty closed field closes the dialog around.
    if (!key || (event.key === 'Enter' && !(open && found[active]))) return;
    if (event.key === 'Escape' && !open && text === '') return;
    event.preventDefault();
    event.stopPropagation();
    key();
  };

  return {
    text,
    found,
    open,
    active,
    choose,
    leave,
    input: {
      value: text,
      onKeyDown,
      onClick: () => unfold(active),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        unfold(target.value.trim() === '' ? -1 : 0);
      },
    },
  };
}

const same = (one: string, other: string) =>
  one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

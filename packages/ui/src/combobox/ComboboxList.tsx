import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Listbox } from './Listbox.tsx';
import type { ComboboxBox } from './use-combobox.ts';

export type ComboboxListProps = {
  /** Id that the field points at; its options are numbered after it. */
  id: string;
  /** What has been typed, found and marked. */
  box: ComboboxBox;
  /** Value of the chosen option, which carries a tick; null for none. */
  chosen: string | null;
  /** What the list is of: the field's own label. */
  label: ReactNode;
};

/** The sign at the end of the field and, while it is open, the list below. */
export function ComboboxList({ id, box, chosen, label }: ComboboxListProps) {
  return (
    <>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted" />
      <Listbox
        id={id}
        label={label}
        options={box.found}
        open={box.open}
        active={box.active}
        chosen={chosen}
        onChoose={(index) => {
          const option = box.found[index];
          if (option) box.choose(option);
        }}
      />
    </>
  );
}

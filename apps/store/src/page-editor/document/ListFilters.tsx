import { Select } from '@patine/ui/select/Select';
import { TextField } from '@patine/ui/text-field/TextField';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';

export type SearchWordsProps = { label: string; words: string; onChange: (words: string) => void };

/** Looks for documents by words. */
export function SearchWords({ label, words, onChange }: SearchWordsProps) {
  return (
    <TextField
      type="search"
      className="max-sm:col-span-full"
      label={label}
      required={false}
      trailing={<Search aria-hidden className="size-5" />}
      value={words}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | '';
  /** Label of the choice that leaves nothing out. */
  any: string;
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | '') => void;
};

/** Narrows a list down to one of these. */
export function Choice<Value extends string>({ label, value, any, choices, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      required={false}
      value={value}
      onChange={({ target }) => onChange(target.value as Value | '')}
    >
      <option value="">{any}</option>
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** The fields above a list: words take what room the choices leave. */
export const ListFilters = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-4 max-sm:[&>:nth-child(2):last-child]:col-span-full sm:auto-cols-[minmax(0,1fr)] sm:grid-flow-col sm:grid-cols-[minmax(0,1.6fr)] xl:grid-cols-[minmax(0,2.5fr)]">
    {children}
  </div>
);

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** An illustration above the label. */
  picture?: ReactNode;
  /** A second line, such as the size in another system. */
  detail?: ReactNode;
};

export type ChoiceTilesProps<Value extends string> = {
  /** Name of the form field; unique per question. */
  name: string;
  /** Single or multiple choice. */
  type: 'radio' | 'checkbox';
  /** Options in display order. */
  choices: readonly Choice<Value>[];
  /** Selected values; at most one when `type` is `radio`. */
  chosen: readonly string[];
  /** Called with the value of the clicked tile. */
  onChoose: (value: Value) => void;
  /** Number of columns on phones and above. */
  columns: keyof typeof grids;
};

const grids = {
  sizes: 'grid-cols-4 min-[23rem]:grid-cols-5 sm:grid-cols-10 @min-[66rem]:grid-cols-13',
  rows: 'grid-cols-1 sm:grid-cols-2',
  pictures: 'grid-cols-1 sm:grid-cols-3',
  colors: 'grid-cols-2 sm:grid-cols-4',
} as const;

const tile = [
  'flex min-h-14 items-center gap-3 rounded border border-line bg-surface py-3 transition-colors hover:border-field',
  'has-checked:selection-kept has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
];

/** Sizes are words alone, so that a chosen one can change its colours. */
const filled = 'group justify-center text-center has-checked:bg-ink has-checked:text-paper';

/** Options as tiles; arrow keys move between them. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { name, type, choices, chosen, onChoose, columns } = props;
  return (
    <div data-slot="choice-tiles" className={cx('grid gap-2', grids[columns])}>
      {choices.map(({ value, label, picture, detail }) => (
        <label key={value} className={cx(tile, columns === 'sizes' ? filled : 'px-4')}>
          <input
            type={type}
            name={name}
            value={value}
            className="sr-only"
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
          />
          {picture}
          <span className="min-w-0 leading-5">
            <span className="block font-semibold tabular-nums">{label}</span>
            {detail ? (
              <span className="block text-sm text-muted tabular-nums group-has-checked:text-current">
                {' '}
                {detail}
              </span>
            ) : null}
          </span>
        </label>
      ))}
    </div>
  );
}

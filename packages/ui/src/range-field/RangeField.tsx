import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { moveEnd, type Bounds, type Range } from './range.ts';
import { RangeHistogram } from './RangeHistogram.tsx';
import { RangeInput } from './RangeInput.tsx';

export type RangeFieldProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> & {
  /** What the range is of: the price. */
  legend: ReactNode;
  /** Least and greatest whole value there is. */
  bounds: Bounds;
  /** What is chosen. */
  value: Range;
  /** Called when a handle is let go or a field is left, not on every step between. */
  onChange: (range: Range) => void;
  /** How many items in each equal slice of the bounds, from the least up. */
  histogram?: readonly number[];
  /** Writes a value as people read it: 180 as « 180 € ». */
  format?: (value: number) => string;
};

const ends = ['low', 'high'] as const;
const noCounts: readonly number[] = [];

export function RangeField({
  legend,
  bounds,
  value,
  onChange,
  histogram = noCounts,
  format = String,
  className,
  ...rest
}: RangeFieldProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen[0] !== value[0] || seen[1] !== value[1]) {
    setSeen(value);
    setDraft(value);
  }

  if (!(bounds.min <= bounds.max)) {
    devWarning('RangeField', `got bounds of ${bounds.min} and ${bounds.max}`);
    return null;
  }
  const words = {
    low: formatMessage({ id: 'ui.range-field.low' }),
    high: formatMessage({ id: 'ui.range-field.high' }),
  };
  // Where both handles meet at the greatest value, only the low one can still move: it must be in reach.
  const lowOnTop = draft[0] > (bounds.min + bounds.max) / 2;
  const commit = (range: Range) => {
    setDraft(range);
    if (range[0] !== value[0] || range[1] !== value[1]) onChange(range);
  };

  return (
    <fieldset data-slot="range-field" className={className} {...rest}>
      <legend className="mb-3 text-sm font-semibold">{legend}</legend>
      <RangeHistogram counts={histogram} bounds={bounds} range={draft} />
      <div className="relative -mt-3 h-6">
        {ends.map((end, index) => (
          <input
            key={end}
            type="range"
            className={end === 'low' && lowOnTop ? 'range-handle z-10' : 'range-handle'}
            min={bounds.min}
            max={bounds.max}
            value={draft[index]}
            aria-label={words[end]}
            aria-valuetext={format(draft[index]!)}
            onChange={(event) => setDraft(moveEnd(draft, end, Number(event.target.value), bounds))}
            onPointerUp={() => commit(draft)}
            onKeyUp={() => commit(draft)}
            onBlur={() => commit(draft)}
          />
        ))}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        {ends.map((end, index) => (
          <RangeInput
            key={`${end}-${draft[index]}`}
            label={words[end]}
            text={format(draft[index]!)}
            onCommit={(number) => commit(moveEnd(draft, end, number, bounds))}
          />
        ))}
      </div>
    </fieldset>
  );
}

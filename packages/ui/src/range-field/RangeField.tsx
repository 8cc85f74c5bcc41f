import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { evenScale, moveEnd, scaleOf, type Bounds, type Range } from './range.ts';
import { RangeHistogram } from './RangeHistogram.tsx';
import { RangeInput } from './RangeInput.tsx';

export type RangeFieldProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> & {
  /** Label of the range, such as the price. */
  legend: ReactNode;
  /** Minimum and maximum, integers. */
  bounds: Bounds;
  /** Selected range. */
  value: Range;
  /** Called when a handle is released or a field loses focus, not on every step. */
  onChange: (range: Range) => void;
  /** Number of items in each slice of the bounds, in ascending order. */
  histogram?: readonly number[];
  /** Edges of the slices, from the minimum to the maximum; slices of equal width in values without them. */
  edges?: readonly number[];
  /** Formats a value: 180 as « 180 € ». */
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
  edges,
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
    if (import.meta.env.DEV) devWarning('RangeField', `got bounds of ${bounds.min} and ${bounds.max}`);
    return null;
  }
  const words = {
    low: formatMessage({ id: 'ui.range-field.low' }),
    high: formatMessage({ id: 'ui.range-field.high' }),
  };
  const scale = edges && edges.length > 1 ? scaleOf(edges) : evenScale(bounds);
  const positions = draft.map(scale.positionOf);
  const percent = (position = 0) => (position / scale.last) * 100;
  // When both handles are at the maximum, only the low one can move, so it must be on top.
  const lowOnTop = positions[0]! > scale.last / 2;
  const commit = (range: Range) => {
    setDraft(range);
    if (range[0] !== value[0] || range[1] !== value[1]) onChange(range);
  };

  return (
    <fieldset data-slot="range-field" className={className} {...rest}>
      <legend className="mb-3 text-sm font-semibold">{legend}</legend>
      <RangeHistogram
        counts={histogram}
        range={scale.last === 0 ? [0, 100] : [percent(positions[0]), percent(positions[1])]}
      />
      <div className="relative -mt-3 h-6">
        {ends.map((end, index) => (
          <input
            key={end}
            type="range"
            className={end === 'low' && lowOnTop ? 'range-handle z-10' : 'range-handle'}
            min={0}
            max={scale.last}
            value={positions[index]}
            aria-label={words[end]}
            aria-valuetext={format(draft[index]!)}
            onChange={(event) =>
              setDraft(moveEnd(draft, end, scale.valueAt(Number(event.target.value)), bounds))
            }
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

import type { MeasurementSystem } from '@patine/core';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { Figure } from '../measure-figure/figures.ts';
import { MeasureFigure } from '../measure-figure/MeasureFigure.tsx';
import type { Measure } from '../size-table/SizeTable.tsx';
import { useMeasureText } from '../size-table/use-measure-text.ts';

export type MeasureOverlayProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The garment that is drawn over the photograph. */
  figure: Figure;
  /** Measures of the product in centimetres, laid flat. */
  measures: readonly Measure[];
  /** The unit of the values. */
  system: MeasurementSystem;
};

/** Every measure with its value on a figure of the garment, over the photograph that fills its parent. */
export function MeasureOverlay({ figure, measures, system, className, ...rest }: MeasureOverlayProps) {
  const write = useMeasureText(system);
  const values = new Map(measures.map(({ name, value }) => [name, write(value)]));
  return (
    <div
      data-slot="measure-overlay"
      className={cx(
        'pointer-events-none absolute inset-0 grid animate-appear place-items-center bg-paper/85 p-4 pb-16 [container-type:size]',
        className,
      )}
      {...rest}
    >
      <MeasureFigure
        figure={figure}
        names={[...values.keys()]}
        label={(name) => values.get(name)}
        className="w-[min(100cqw-2rem,(100cqh-5rem)*200/260)]"
      />
    </div>
  );
}

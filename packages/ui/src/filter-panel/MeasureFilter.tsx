import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { controlVariants } from '../field/field.variants.ts';
import type { PriceFormProps } from './PriceForm.tsx';

/** A range in centimetres; either end may be missing. */
type Range = { min?: number; max?: number };

export type MeasureFilterProps = Omit<ComponentPropsWithRef<'form'>, 'form'> & {
  /** The measures: URL parameter, label and selected range. */
  measures: readonly { name: string; label: string; range?: Range | undefined }[];
  /** URL of the form without JavaScript, and the other filters as hidden fields. */
  form: Pick<PriceFormProps, 'action' | 'hiddenFields'>;
  /** Called with the query of the form: names and typed values. */
  onApply: (query: string) => void;
};

const TOLERANCES = [1, 2, 4, 6];
const USUAL = 2;

const middleOf = ({ min, max }: Range) =>
  min === undefined || max === undefined ? (min ?? max) : Math.round((min + max) / 2);

function toleranceOf(measures: MeasureFilterProps['measures']): number {
  const spread = measures.flatMap(({ range }) =>
    range?.min === undefined || range.max === undefined ? [] : [Math.round((range.max - range.min) / 2)],
  )[0];
  return TOLERANCES.find((tolerance) => tolerance === spread) ?? USUAL;
}

/** Filters by the measures of a garment in centimetres, with a tolerance. */
export function MeasureFilter({ measures, form, onApply, className, ...rest }: MeasureFilterProps) {
  const { formatMessage } = useIntl();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    onApply(given.map(([name, value]) => `${name}=${String(value)}`).join('&'));
  };
  return (
    <form
      data-slot="measure-filter"
      className={cx('grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2', className)}
      {...rest}
      method="get"
      action={form.action}
      onSubmit={send}
    >
      {form.hiddenFields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
      ))}
      {measures.map(({ name, label, range }) => (
        <label key={name} className="contents">
          <span>{label}</span>
          <input
            type="number"
            inputMode="numeric"
            name={name}
            min={1}
            max={300}
            placeholder="cm"
            defaultValue={range ? middleOf(range) : undefined}
            className={controlVariants({ size: 'sm', class: 'w-24' })}
          />
        </label>
      ))}
      <label className="contents">
        <span>{formatMessage({ id: 'ui.filter-panel.tolerance' })}</span>
        <select
          name="tolerance"
          defaultValue={toleranceOf(measures)}
          className={controlVariants({ size: 'sm', class: 'w-24' })}
        >
          {TOLERANCES.map((tolerance) => (
            <option key={tolerance} value={tolerance}>
              {formatMessage({ id: 'ui.filter-panel.within' }, { tolerance })}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" tone="line" size="sm" className="col-span-2 mt-1">
        <FormattedMessage id="ui.filter-panel.apply" />
      </Button>
    </form>
  );
}

import { MEASUREMENT_SYSTEMS, type MeasurementSystem } from '@patine/core';
import { cx, type VariantProps } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { systemSwitchVariants } from './system-switch.variants.ts';

export type SystemSwitchProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> &
  VariantProps<typeof systemSwitchVariants> & {
    /** Metric or imperial. */
    value: MeasurementSystem;
    /** Called with the selected system. */
    onChange: (system: MeasurementSystem) => void;
  };

const systemIds: Record<MeasurementSystem, { name: string; sign: string }> = {
  METRIC: { name: 'ui.system-switch.metric', sign: 'ui.system-switch.cm' },
  IMPERIAL: { name: 'ui.system-switch.imperial', sign: 'ui.system-switch.in' },
};

/** Switch between centimetres and inches. The small size shows only the symbols. */
export function SystemSwitch({ value, onChange, size, className, ...rest }: SystemSwitchProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <fieldset
      data-slot="system-switch"
      className={cx('flex w-fit rounded border border-line bg-surface', className)}
      {...rest}
    >
      <legend className="sr-only">{formatMessage({ id: 'ui.system-switch.label' })}</legend>
      {MEASUREMENT_SYSTEMS.map((system) => (
        <label key={system} className={systemSwitchVariants({ size })}>
          <input
            type="radio"
            name={name}
            value={system}
            className="sr-only"
            aria-label={formatMessage({ id: systemIds[system].name })}
            checked={system === value}
            onChange={() => onChange(system)}
          />
          <span aria-hidden>
            {formatMessage({ id: size === 'sm' ? systemIds[system].sign : systemIds[system].name })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

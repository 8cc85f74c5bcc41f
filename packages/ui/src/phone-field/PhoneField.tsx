import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { controlVariants } from '../field/field.variants.ts';

export type PhoneCountry = {
  /** ISO 3166-1 alpha-3. */
  code: string;
  /** In the visitor's language. */
  name: string;
  /** Calling code without its plus sign: 33. */
  dial: string;
};

export type PhoneValue = { country: string; number: string };

/** What the host knows about numbers; which countries are exempt is its rule too. */
export type PhoneRules = {
  /** What is wrong with a number and what to do next; nothing when it is right. */
  problem?: (value: PhoneValue) => string | undefined;
  /** The number as people of its country write it. */
  format?: (value: PhoneValue) => string;
};

type Own = {
  /** Countries to choose from, in order; without any there is no choice of country. */
  countries: readonly PhoneCountry[];
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** Checks and writes the number once the field is left. */
  rules?: PhoneRules;
};

export type PhoneFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof Own | 'defaultValue' | 'size' | 'type'
> &
  FieldTexts &
  Own;

const noRules: PhoneRules = {};

export function PhoneField(props: PhoneFieldProps) {
  const {
    countries,
    value,
    onChange,
    rules = noRules,
    label,
    hint,
    error,
    optional,
    id,
    className,
    ...rest
  } = props;
  const { formatMessage } = useIntl();
  const [left, setLeft] = useState(false);
  const own = left && value.number.trim() !== '' ? rules.problem?.(value) : undefined;
  const wrong = error ?? own;
  const country = countries.find(({ code }) => code === value.country);
  const leave = () => {
    setLeft(true);
    if (value.number.trim() === '' || rules.problem?.(value) !== undefined) return;
    const number = rules.format?.(value) ?? value.number;
    if (number !== value.number) onChange({ ...value, number });
  };

  return (
    <Field {...{ label, hint, error: wrong, optional: optional ?? false, id, className }}>
      {(control) => (
        <span className="flex gap-2">
          {countries.length > 0 ? (
            <span className="relative block shrink-0">
              <span
                aria-hidden
                className={controlVariants({
                  class: 'flex min-w-24 items-center justify-between gap-2 pr-2.5 tabular-nums',
                })}
              >
                {country ? `+${country.dial}` : '+'}
                <ChevronDown className="size-4 text-muted" />
              </span>
              <select
                aria-label={formatMessage({ id: 'ui.phone-field.country' })}
                autoComplete="tel-country-code"
                disabled={rest.disabled}
                className="absolute inset-0 size-full cursor-pointer appearance-none bg-transparent text-transparent [&>option]:text-ink"
                value={country?.code ?? ''}
                onChange={({ target }) => onChange({ ...value, country: target.value })}
              >
                {country ? null : <option value="" aria-label="+" />}
                {countries.map(({ code, name, dial }) => (
                  <option key={code} value={code}>
                    {`${name} (+${dial})`}
                  </option>
                ))}
              </select>
            </span>
          ) : null}
          <input
            data-slot="phone-field"
            inputMode="tel"
            autoComplete="tel-national"
            required={!optional}
            {...rest}
            {...control}
            type="tel"
            value={value.number}
            onChange={({ target }) => onChange({ ...value, number: target.value })}
            onBlur={(event) => {
              leave();
              rest.onBlur?.(event);
            }}
            className={controlVariants({ invalid: !!wrong, class: 'min-w-0 flex-1 tabular-nums' })}
          />
        </span>
      )}
    </Field>
  );
}

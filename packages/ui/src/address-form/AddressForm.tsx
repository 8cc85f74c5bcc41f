import { cx } from 'class-variance-authority';
import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import { useId, useRef, useState, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import {
  isOptional,
  labelId,
  missingFields,
  readAddress,
  type AddressErrors,
  type AddressField,
  type AddressValue,
  type TextFieldName,
} from './address-fields.ts';
import { AddressText } from './AddressText.tsx';
import { CountryFields, type AddressPlaces } from './CountryFields.tsx';
import { fillAddress, gpsOf, placedValue, type Placed } from './fill-address.ts';

export type { AddressErrors, AddressField, AddressValue } from './address-fields.ts';
export type { AddressPlaces } from './CountryFields.tsx';

export type AddressFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  /** Countries that are shipped to, and their regions where an address needs one. */
  places: AddressPlaces;
  /** What the fields begin with. */
  value?: Partial<AddressValue>;
  /** What the host found wrong, in words, such as a phone number that is none. */
  errors?: AddressErrors;
  /** True while the address is being saved. */
  saving?: boolean;
  /** Completes an address from what is typed of it in a country; without it nothing is suggested. */
  suggest?: (text: string, countryCode: string) => Promise<readonly GeocodedAddress[]>;
  /** What helps with the phone number in the country at hand. */
  phoneHint?: ReactNode;
  /** Told the alpha-3 code of a newly chosen country, whose fields and phone prefix differ. */
  onCountryChange?: (countryCode: string) => void;
  /** Told what was filled in, once no field that must be filled in is empty. */
  onSubmit: (value: AddressValue) => void;
  /** A second button beside the first, such as Cancel. */
  cancel?: ReactNode;
};

const noErrors: AddressErrors = {};

export function AddressForm(props: AddressFormProps) {
  const {
    places,
    value,
    errors = noErrors,
    saving = false,
    suggest,
    phoneHint,
    onCountryChange,
    onSubmit,
    cancel,
    className,
    ...rest
  } = props;
  const { formatMessage } = useIntl();
  const prefix = useId();
  const [missing, setMissing] = useState<AddressField[]>([]);
  const [attempt, setAttempt] = useState(0);
  const placed = useRef<Placed>(placedValue(value ?? {}));
  const [country, setCountry] = useState(value?.countryCode || (places.countries[0]?.code ?? ''));

  const errorOf = (field: AddressField) =>
    missing.includes(field) ? formatMessage({ id: 'ui.address-form.required' }) : errors[field];
  const fieldLabel = (name: AddressField) => formatMessage({ id: labelId(name) });
  const field = (name: AddressField) => ({
    id: `${prefix}-${name}`,
    error: errorOf(name),
    defaultValue: value?.[name] ?? '',
  });
  const textField = (name: TextFieldName) => ({ name, ...field(name), optional: isOptional(name, country) });
  const changeCountry = (code: string) => {
    setCountry(code);
    setMissing(missing.filter((name) => !isOptional(name, code)));
    onCountryChange?.(code);
  };
  const fill = (found: GeocodedAddress) => {
    const form = document.getElementById(`${prefix}-cityName`)?.closest('form');
    if (!form) return;
    const parts = fillAddress(form, found);
    placed.current = { gps: found.gpsCoordinates, parts };
    setMissing(missing.filter((name) => parts[name] === undefined));
  };
  const suggesting = {
    suggest: suggest && ((text: string) => suggest(text, country)),
    onSuggestion: fill,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = readAddress(event.currentTarget);
    const empty = missingFields(filled);
    setMissing(empty);
    setAttempt(attempt + 1);
    if (empty.length === 0 && !saving) onSubmit({ ...filled, ...gpsOf(placed.current, filled) });
  };

  return (
    <form
      data-slot="address-form"
      noValidate
      className={cx('grid max-w-form grid-cols-2 gap-4', className)}
      {...rest}
      onSubmit={submit}
    >
      <div className="col-span-2 empty:hidden">
        <ErrorSummary
          attempt={attempt}
          problems={missing.map((name) => ({
            fieldId: `${prefix}-${name}`,
            message: `${fieldLabel(name)}\u00a0: ${errorOf(name)}`,
          }))}
        />
      </div>
      <CountryFields places={places} code={country} field={field} onCountryChange={changeCountry} />
      <AddressText {...textField('firstName')} half />
      <AddressText {...textField('lastName')} half />
      <AddressText {...textField('companyName')} />
      <AddressText {...textField('addressLine1')} {...suggesting} />
      <AddressText {...textField('addressLine2')} />
      <AddressText {...textField('postalCode')} {...suggesting} half />
      <AddressText {...textField('cityName')} half />
      <AddressText {...textField('phoneNumber')} type="tel" hint={phoneHint} />
      <Checkbox
        name="default"
        className="col-span-2"
        defaultChecked={value?.default ?? false}
        label={formatMessage({ id: 'ui.address-form.default' })}
      />
      <div className="col-span-2 flex flex-wrap gap-3">
        <Button type="submit" loading={saving}>
          <FormattedMessage id="ui.address-form.save" />
        </Button>
        {cancel}
      </div>
    </form>
  );
}

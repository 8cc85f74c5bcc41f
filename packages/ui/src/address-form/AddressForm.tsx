import { cx } from 'class-variance-authority';
import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import { useId, useRef, useState, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
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
import { fillAddress, gpsOf, isEmptyCity, onlyTown, placedValue, type Placed } from './fill-address.ts';

export type { AddressErrors, AddressField, AddressValue } from './address-fields.ts';
export type { AddressPlaces } from './CountryFields.tsx';

export type AddressFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  /** Shipping countries, and the regions of those whose addresses need one. */
  places: AddressPlaces;
  /** Initial values. */
  value?: Partial<AddressValue>;
  /** Error messages from the host, such as an invalid phone number. */
  errors?: AddressErrors;
  /** True while the address is being saved. */
  saving?: boolean;
  /** Returns suggestions for a partly typed address in a country; without it there are no suggestions. */
  suggest?: (text: string, countryCode: string) => Promise<readonly GeocodedAddress[]>;
  /** Hint for the phone number in the selected country. */
  phoneHint?: ReactNode;
  /** Called with the alpha-3 code of a newly selected country, whose fields and calling code differ. */
  onCountryChange?: (countryCode: string) => void;
  /** Called with the values when no required field is empty. */
  onSubmit: (value: AddressValue) => void;
  /** Label of the submit button; “Save this address” by default. */
  submitLabel?: ReactNode;
  /** A second button, such as Cancel. */
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
    submitLabel,
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
  const form = useRef<HTMLFormElement>(null);
  const fill = (found: GeocodedAddress) => {
    if (!form.current) return;
    const parts = fillAddress(form.current, found);
    placed.current = { gps: found.gpsCoordinates, parts };
    setMissing(missing.filter((name) => parts[name] === undefined));
  };
  const [filledCity, setFilledCity] = useState('');
  /** Fills in the empty city if the postal code has one town only; suggests its towns otherwise. */
  const suggestTowns = async (postalCode: string) => {
    const towns = (await suggest?.(postalCode, country)) ?? [];
    const town = form.current && onlyTown(form.current, postalCode, towns);
    if (!town) return towns;
    fill(town);
    setFilledCity(town.cityName);
    return [];
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
      ref={form}
      noValidate
      className={cx('@container grid max-w-200 grid-cols-6 gap-4', className)}
      {...rest}
      onSubmit={submit}
    >
      <div className="col-span-6 empty:hidden">
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
      <AddressText {...textField('addressLine1')} {...suggesting} half="wide" />
      <AddressText {...textField('addressLine2')} half="wide" />
      <AddressText
        {...textField('postalCode')}
        {...suggesting}
        suggest={suggest && suggestTowns}
        onBlur={({ target }) => {
          if (suggest && isEmptyCity(target.form)) void suggestTowns(target.value).catch(() => []);
        }}
        half="third"
      />
      <AddressText {...textField('cityName')} half="two-thirds" />
      <LiveRegion
        message={filledCity && formatMessage({ id: 'ui.address-form.cityFilled' }, { city: filledCity })}
      />
      <AddressText {...textField('phoneNumber')} type="tel" hint={phoneHint} />
      <Checkbox
        name="default"
        className="col-span-6"
        defaultChecked={value?.default ?? false}
        label={formatMessage({ id: 'ui.address-form.default' })}
      />
      <div className="col-span-6 flex flex-col gap-2 @min-[28rem]:flex-row @min-[28rem]:gap-3">
        <Button type="submit" loading={saving}>
          {submitLabel ?? <FormattedMessage id="ui.address-form.save" />}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import {
  labelId,
  missingFields,
  readAddress,
  type AddressErrors,
  type AddressField,
  type AddressValue,
} from './address-fields.ts';
import { AddressText } from './AddressText.tsx';
import { CountryFields, type AddressPlaces } from './CountryFields.tsx';

export type { AddressErrors, AddressField, AddressValue } from './address-fields.ts';
export type { AddressPlaces } from './CountryFields.tsx';

export type AddressFormProps = {
  /** Countries that are shipped to, and their regions where an address needs one. */
  places: AddressPlaces;
  /** What the fields begin with. */
  value?: Partial<AddressValue>;
  /** What the host found wrong, in words, such as a phone number that is none. */
  errors?: AddressErrors;
  /** True while the address is being saved. */
  saving?: boolean;
  /** What helps with the phone number in the country at hand. */
  phoneHint?: ReactNode;
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
    phoneHint,
    onCountryChange,
    onSubmit,
    cancel,
  } = props;
  const { formatMessage } = useIntl();
  const prefix = useId();
  const [missing, setMissing] = useState<AddressField[]>([]);
  const [attempt, setAttempt] = useState(0);

  const errorOf = (field: AddressField) =>
    missing.includes(field) ? formatMessage({ id: 'ui.address-form.required' }) : errors[field];
  const fieldLabel = (name: AddressField) => formatMessage({ id: labelId(name) });
  const field = (name: AddressField) => ({
    id: `${prefix}-${name}`,
    error: errorOf(name),
    defaultValue: value?.[name] ?? '',
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = readAddress(event.currentTarget);
    const empty = missingFields(filled);
    setMissing(empty);
    setAttempt(attempt + 1);
    if (empty.length === 0 && !saving) onSubmit(filled);
  };

  return (
    <form data-slot="address-form" noValidate className="grid max-w-form grid-cols-2 gap-4" onSubmit={submit}>
      <div className="col-span-2 empty:hidden">
        <ErrorSummary
          attempt={attempt}
          problems={missing.map((name) => ({
            fieldId: `${prefix}-${name}`,
            message: `${fieldLabel(name)}\u00a0: ${errorOf(name)}`,
          }))}
        />
      </div>
      <CountryFields places={places} field={field} {...(onCountryChange ? { onCountryChange } : {})} />
      <AddressText name="firstName" {...field('firstName')} half />
      <AddressText name="lastName" {...field('lastName')} half />
      <AddressText name="companyName" {...field('companyName')} />
      <AddressText name="addressLine1" {...field('addressLine1')} />
      <AddressText name="addressLine2" {...field('addressLine2')} />
      <AddressText name="postalCode" {...field('postalCode')} half />
      <AddressText name="cityName" {...field('cityName')} half />
      <AddressText name="phoneNumber" {...field('phoneNumber')} type="tel" hint={phoneHint} />
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

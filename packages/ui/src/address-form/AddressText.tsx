import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SuggestField, type Suggest } from '../suggest-field/SuggestField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { textFields, type TextFieldName } from './address-fields.ts';

export type AddressTextProps = {
  /** Which line of the address it asks for; its label and autocomplete follow. */
  name: TextFieldName;
  /** Id of the input, so that the error summary can lead to it. */
  id: string;
  /** What is wrong with it, in words; absent while nothing is. */
  error: string | undefined;
  /** What it begins with; empty for a new address. */
  defaultValue: string;
  /** A line below the label, such as how a phone number is written. */
  hint?: ReactNode;
  /** True where the country at hand does not ask for it. */
  optional: boolean;
  /** Keyboard that phones bring: letters, or digits for a number. */
  type?: 'text' | 'tel';
  /** True for a field that shares its line with the next one. */
  half?: boolean;
  /** Completes the address from what is typed here; a plain field without. */
  suggest?: Suggest<GeocodedAddress> | undefined;
  /** Told the address that was chosen among the suggestions. */
  onSuggestion?: (found: GeocodedAddress) => void;
};

const nothing = () => {};

export function AddressText(props: AddressTextProps) {
  const { name, hint, half = false, suggest, onSuggestion = nothing, type, ...rest } = props;
  const { formatMessage } = useIntl();
  const { label, autoComplete, maxLength } = textFields[name];
  const field = {
    name,
    label: formatMessage({ id: label }),
    autoComplete,
    maxLength,
    className: half ? 'min-w-0' : 'col-span-2',
    ...(hint ? { hint } : {}),
    ...rest,
  };
  return suggest ? (
    <SuggestField {...field} suggest={suggest} onChoose={onSuggestion} />
  ) : (
    <TextField {...field} type={type} />
  );
}

import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import type { FocusEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SuggestField, type Suggest } from '../suggest-field/SuggestField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { textFields, type TextFieldName } from './address-fields.ts';

export type AddressTextProps = {
  /** Address field to edit; determines label and autocomplete token. */
  name: TextFieldName;
  /** Id of the input, the target of the error summary. */
  id: string;
  /** Error message; undefined without an error. */
  error: string | undefined;
  /** Initial value; empty for a new address. */
  defaultValue: string;
  /** Hint below the label, such as the format of a phone number. */
  hint?: ReactNode;
  /** True when the selected country does not require it. */
  optional: boolean;
  /** Input type, which selects the phone's keyboard. */
  type?: 'text' | 'tel';
  /** True to share the line with another field; `wide` does so in a wide form alone; a third shares it with two thirds. */
  half?: boolean | 'wide' | 'third' | 'two-thirds';
  /** Returns suggestions for the typed text; a plain field without it. */
  suggest?: Suggest<GeocodedAddress> | undefined;
  /** Called with the selected suggestion. */
  onSuggestion?: (found: GeocodedAddress) => void;
  /** Called when the input loses the focus. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

const widths: Record<string, string> = {
  true: 'col-span-3 min-w-0',
  wide: 'col-span-6 min-w-0 @min-[36rem]:col-span-3',
  third: 'col-span-3 min-w-0 @min-[18rem]:col-span-2',
  'two-thirds': 'col-span-3 min-w-0 @min-[18rem]:col-span-4',
  false: 'col-span-6',
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
    className: widths[String(half)],
    ...(hint ? { hint } : {}),
    ...rest,
  };
  return suggest ? (
    <SuggestField {...field} suggest={suggest} onChoose={onSuggestion} />
  ) : (
    <TextField {...field} type={type} />
  );
}

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../text-field/TextField.tsx';
import { isOptional, textFields, type TextFieldName } from './address-fields.ts';

export type AddressTextProps = {
  name: TextFieldName;
  id: string;
  error: string | undefined;
  defaultValue: string;
  hint?: ReactNode;
  type?: 'text' | 'tel';
  /** True for a field that shares its line with the next one. */
  half?: boolean;
};

export function AddressText({ name, hint, half = false, ...rest }: AddressTextProps) {
  const { formatMessage } = useIntl();
  const { label, autoComplete, maxLength } = textFields[name];
  return (
    <TextField
      name={name}
      label={formatMessage({ id: label })}
      autoComplete={autoComplete}
      maxLength={maxLength}
      optional={isOptional(name)}
      className={half ? 'min-w-0' : 'col-span-2'}
      {...(hint ? { hint } : {})}
      {...rest}
    />
  );
}

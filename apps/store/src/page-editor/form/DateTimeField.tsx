import { TextField } from '@patine/ui/text-field/TextField';
import { fieldId } from './form-context.ts';
import { fromShopTime, toShopTime } from './shop-time.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** A day and an hour, by the shop’s clock. */
export function DateTimeField({ path, value, optional, onChange }: FieldProps) {
  const messages = useFieldMessages()(path);
  return (
    <TextField
      {...messages}
      id={fieldId(path)}
      type="datetime-local"
      optional={optional}
      value={typeof value === 'string' ? toShopTime(value) : ''}
      onChange={({ target }) => onChange(fromShopTime(target.value))}
    />
  );
}

import { TextField } from '@patine/ui/text-field/TextField';
import { fieldId } from './form-context.ts';
import { fromLocalTime, toLocalTime } from './local-time.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** A day and an hour, by the clock of whoever writes them. */
export function DateTimeField({ path, value, optional, onChange }: FieldProps) {
  const messages = useFieldMessages()(path);
  return (
    <TextField
      {...messages}
      id={fieldId(path)}
      type="datetime-local"
      optional={optional}
      value={typeof value === 'string' ? toLocalTime(value) : ''}
      onChange={({ target }) => onChange(fromLocalTime(target.value))}
    />
  );
}

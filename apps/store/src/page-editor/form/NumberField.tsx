import { TextField } from '@patine/ui/text-field/TextField';
import { fieldId } from './form-context.ts';
import { Limits } from './Limits.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

export function NumberField({ schema, path, value, optional, onChange }: FieldProps) {
  const { hint, ...messages } = useFieldMessages()(path);
  return (
    <TextField
      {...messages}
      id={fieldId(path)}
      type="number"
      inputMode="numeric"
      min={schema.minimum}
      max={schema.maximum}
      optional={optional}
      value={typeof value === 'number' ? value : ''}
      hint={<Limits schema={schema} value={value} hint={hint} />}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}

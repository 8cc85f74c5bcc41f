import { Switch } from '@patine/ui/switch/Switch';
import { fieldId } from './form-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

export function BooleanField({ path, value, onChange }: FieldProps) {
  const { label, hint } = useFieldMessages()(path);
  return (
    <Switch
      id={fieldId(path)}
      label={label}
      description={hint}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

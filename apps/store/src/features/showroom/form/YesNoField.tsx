import { Switch } from '@patine/ui/switch/Switch';
import { fieldId } from './form-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldWords } from './use-field-words.ts';

export function YesNoField({ path, value, onChange }: FieldProps) {
  const { label, hint } = useFieldWords()(path);
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

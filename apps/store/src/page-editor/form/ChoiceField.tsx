import { Select } from '@patine/ui/select/Select';
import { useIntl } from 'react-intl';
import { fieldId } from './form-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** One of a few values, each under its name. */
export function ChoiceField({ schema, path, value, required, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  const messages = useFieldMessages()(path);
  const name = path.split('.').at(-1);
  const choices = (schema.enum ?? []).map(String);
  const mayBeEmpty = !required && schema.default === undefined;
  return (
    <Select
      {...messages}
      id={fieldId(path)}
      optional={mayBeEmpty}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {mayBeEmpty ? <option value="">{formatMessage({ id: 'pageEditor.choice.none' })}</option> : null}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {formatMessage({ id: `pageEditor.choice.${name}.${choice}` })}
        </option>
      ))}
    </Select>
  );
}

import { TextArea } from '@patine/ui/text-field/TextArea';
import { TextField } from '@patine/ui/text-field/TextField';
import { AsRead } from '../placeholders/AsRead.tsx';
import { textValue } from './change-value.ts';
import { fieldId } from './form-context.ts';
import { Limits } from './Limits.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

export type ShortTextFieldProps = FieldProps & {
  /** Lines in sight; a single-line field when absent. */
  lines?: number;
  type?: 'text' | 'url';
};

export function ShortTextField({
  schema,
  path,
  value,
  required,
  optional,
  lines,
  type = 'text',
  onChange,
}: ShortTextFieldProps) {
  const { hint, ...messages } = useFieldMessages()(path);
  const text = typeof value === 'string' ? value : '';
  const field = {
    ...messages,
    id: fieldId(path),
    optional,
    value: text,
    hint: (
      <>
        <Limits schema={schema} value={value} hint={hint} />
        <AsRead text={text} />
      </>
    ),
    onChange: ({ target }: { target: { value: string } }) => onChange(textValue(target.value, required)),
  };
  return lines === undefined ? <TextField type={type} {...field} /> : <TextArea rows={lines} {...field} />;
}

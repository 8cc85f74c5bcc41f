import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import { FormattedMessage } from 'react-intl';
import { isAdvanced, mayBeEmpty } from './field-kind.ts';
import { withEmptyFilled, withField } from './change-value.ts';
import type { SchemaFieldsProps } from './field-props.ts';
import { SchemaField } from './SchemaField.tsx';

/** The fields of a block, or of a part of it, in the order of its schema. */
export function SchemaFields({ schema, value, path, onChange }: SchemaFieldsProps) {
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => field.const === undefined);
  const draw = ([name, field]: [string, FieldSchema]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const required = (schema.required?.includes(name) ?? false) && field.default === undefined;
    return (
      <SchemaField
        key={name}
        schema={field}
        path={at}
        value={value[name] ?? field.default}
        required={required}
        optional={!required || mayBeEmpty(field)}
        plain={value['markdown'] === false}
        onChange={(next, changed = at, beside = {}) =>
          onChange(withEmptyFilled(withField(value, name, next), beside, schema), changed)
        }
      />
    );
  };
  const advanced = fields.filter(([name]) => isAdvanced(name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {fields.filter(([name]) => !isAdvanced(name)).map(draw)}
      {advanced.length > 0 ? (
        <details>
          <summary className="min-h-8 cursor-pointer py-1 text-sm text-muted">
            <FormattedMessage id="pageEditor.form.advanced" />
          </summary>
          <div className="mt-3 grid gap-5">{advanced.map(draw)}</div>
        </details>
      ) : null}
    </div>
  );
}

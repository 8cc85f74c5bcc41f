import { Button } from '@patine/ui/button/Button';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage } from 'react-intl';
import { FieldName } from './FieldName.tsx';
import { firstValue, isFields } from './change-value.ts';
import { fieldId, useFormContext } from './form-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** Fields that belong together: added and taken out as one where the block can do without. */
export function GroupField({ schema, path, value, required, optional, onChange }: FieldProps) {
  const { Fields } = useFormContext();
  const { label, hint, error } = useFieldMessages()(path);
  if (!isFields(value))
    return (
      <div>
        <p className="mb-1.5 text-sm font-semibold">
          <FieldName label={label} optional={optional} />
        </p>
        {hint ? <p className="mb-2 text-sm text-muted">{hint}</p> : null}
        <Button
          id={fieldId(path)}
          tone="line"
          size="sm"
          onClick={() => onChange(firstValue(schema) ?? {}, `${path}+`)}
        >
          <Plus aria-hidden className="size-4" />
          <FormattedMessage id="pageEditor.group.add" values={{ label }} />
        </Button>
        {error ? <p className="mt-1.5 text-sm font-medium text-garance">{error}</p> : null}
      </div>
    );
  return (
    <fieldset className="min-w-0 rounded border border-line p-4">
      <legend className="px-1.5 text-sm font-semibold">
        <FieldName label={label} optional={optional} />
      </legend>
      {hint ? <p className="mb-4 text-sm text-muted">{hint}</p> : null}
      <Fields schema={schema} value={value} path={path} onChange={onChange} />
      {required ? null : (
        <Button tone="quiet" size="sm" className="mt-4 -ms-4" onClick={() => onChange(undefined, `${path}-`)}>
          <FormattedMessage id="pageEditor.group.remove" values={{ label }} />
        </Button>
      )}
    </fieldset>
  );
}

import { Checkbox } from '@patine/ui/checkbox/Checkbox';
import { useIntl } from 'react-intl';
import { FieldName } from './FieldName.tsx';
import type { FieldProps } from './field-props.ts';
import { fieldId } from './form-context.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** Any of a few values, each with a box to tick. */
export function ChoicesField({ schema, path, value, optional, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  const { label, hint, error } = useFieldMessages()(path);
  const name = path.split('.').at(-1);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const choose = (choice: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, choice] : chosen.filter((one) => one !== choice);
    onChange(next.length === 0 && optional ? undefined : next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        <FieldName label={label} optional={optional} />
      </legend>
      {(schema.items?.enum ?? []).map(String).map((choice, place) => (
        <Checkbox
          key={choice}
          id={place === 0 ? fieldId(path) : undefined}
          label={formatMessage({ id: `pageEditor.choice.${name}.${choice}` })}
          checked={chosen.includes(choice)}
          onChange={({ target }) => choose(choice, target.checked)}
        />
      ))}
      {hint ? <p className="mt-1 text-sm text-muted">{hint}</p> : null}
      {error ? <p className="mt-1.5 text-sm font-medium text-garance">{error}</p> : null}
    </fieldset>
  );
}

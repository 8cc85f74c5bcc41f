import { TextField } from '@patine/ui/text-field/TextField';
import { useQuery } from '@tanstack/react-query';
import { dictionaryQuery } from '../../lib/content.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { textValue } from './change-value.ts';
import { dictionaryListOf } from './field-kind.ts';
import { fieldId, useFormContext } from './form-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** A category, brand, family or drop by the word for it in addresses: those of the shop are proposed. */
export function SlugField({ path, value, required, optional, onChange }: FieldProps) {
  const { locale } = useFormContext();
  const messages = useFieldMessages()(path);
  const { data } = useQuery(dictionaryQuery(useApi(), locale));
  const known = data?.facetValues[dictionaryListOf(path) ?? ''] ?? [];
  const listId = `${fieldId(path)}.known`;
  return (
    <>
      <TextField
        {...messages}
        id={fieldId(path)}
        list={listId}
        optional={optional}
        autoCapitalize="none"
        spellCheck={false}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(textValue(target.value.trim(), required))}
      />
      <datalist id={listId}>
        {known.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

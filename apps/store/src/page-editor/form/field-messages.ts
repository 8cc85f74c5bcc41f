import type { IntlShape } from 'react-intl';
import type { ValidationError } from '../validation-errors.ts';

export type FieldMessages = { label: string; hint: string | undefined; error: string | undefined };

/** Name, hint and fault of a field: a block's own words for it where it has some, the field's else. */
export function fieldMessages(
  { formatMessage, messages }: IntlShape,
  subject: string,
  path: string,
  fault?: ValidationError,
): FieldMessages {
  const find = (ids: string[]) => {
    const id = ids.find((one) => one in messages);
    return id === undefined ? undefined : formatMessage({ id });
  };
  const name = path.split('.').at(-1) ?? '';
  const within = `${subject}.${path.replaceAll(/\.\d+/g, '')}`;
  return {
    label: find([`pageEditor.field.${within}`, `pageEditor.field.${name}`]) ?? name,
    hint: find([`pageEditor.hint.${within}`, `pageEditor.hint.${name}`]),
    error:
      fault && formatMessage({ id: `pageEditor.rule.${fault.rule}` }, { limit: fault.limit ?? '', name }),
  };
}

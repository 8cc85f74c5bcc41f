import type { IntlShape } from 'react-intl';
import type { ValidationError } from '../validation-errors.ts';

export type FieldMessages = { label: string; hint: string | undefined; error: string | undefined };

/** Name, hint and validation error of a field: a block's own words for it where it has some, the field's else. */
export function fieldMessages(
  { formatMessage, messages }: IntlShape,
  subject: string,
  path: string,
  validationError?: ValidationError,
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
      validationError &&
      formatMessage(
        { id: `pageEditor.rule.${validationError.rule}` },
        { limit: validationError.limit ?? '', name },
      ),
  };
}

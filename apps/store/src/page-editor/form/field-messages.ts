import type { IntlShape } from 'react-intl';
import type { ValidationError } from '../validation-errors.ts';
import { SHOP_CITY } from './shop-time.ts';

export type FieldMessages = { label: string; hint: string | undefined; error: string | undefined };

/** `nameFr` and `nameEn` are the same field in two languages. */
const IN_LANGUAGE = /(?<=[a-z])(?:Fr|En)$/;

/**
 * Name, hint and validation error of a field: a block's own words for it where it has some, the field's else. A screen with messages
 * of its own names their prefix.
 */
export function fieldMessages(
  { formatMessage, messages }: IntlShape,
  subject: string,
  path: string,
  validationError?: ValidationError,
  messagePrefix?: string,
): FieldMessages {
  const find = (ids: string[]) => {
    const id = ids.find((one) => one in messages);
    return id === undefined ? undefined : formatMessage({ id }, { city: SHOP_CITY });
  };
  const plain = path.replaceAll(/\.\d+/g, '').replace(IN_LANGUAGE, '');
  const name = plain.split('.').at(-1) ?? '';
  const within = `${subject}.${plain}`;
  return {
    label:
      find([
        `${messagePrefix}.field.${within}`,
        `${messagePrefix}.field.${name}`,
        `pageEditor.field.${within}`,
        `pageEditor.field.${name}`,
      ]) ?? name,
    hint: find([
      `${messagePrefix}.hint.${within}`,
      `${messagePrefix}.hint.${name}`,
      `pageEditor.hint.${within}`,
      `pageEditor.hint.${name}`,
    ]),
    error:
      validationError &&
      (find([`${messagePrefix}.rule.${name}.${validationError.rule}`]) ??
        formatMessage(
          { id: `pageEditor.rule.${validationError.rule}` },
          { limit: validationError.limit ?? '', name },
        )),
  };
}

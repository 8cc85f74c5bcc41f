import type { IntlShape } from 'react-intl';
import type { Fault } from '../faults.ts';

export type FieldWords = { label: string; hint: string | undefined; error: string | undefined };

/** Name, hint and fault of a field: a block's own words for it where it has some, the field's else. */
export function fieldWords(
  { formatMessage, messages }: IntlShape,
  subject: string,
  path: string,
  fault?: Fault,
): FieldWords {
  const find = (ids: string[]) => {
    const id = ids.find((one) => one in messages);
    return id === undefined ? undefined : formatMessage({ id });
  };
  const name = path.split('.').at(-1) ?? '';
  const within = `${subject}.${path.replaceAll(/\.\d+/g, '')}`;
  return {
    label: find([`showroom.field.${within}`, `showroom.field.${name}`]) ?? name,
    hint: find([`showroom.hint.${within}`, `showroom.hint.${name}`]),
    error: fault && formatMessage({ id: `showroom.rule.${fault.rule}` }, { limit: fault.limit ?? '', name }),
  };
}

import { useIntl } from 'react-intl';
import { fieldWords, type FieldWords } from './field-words.ts';
import { useFormContext } from './form-context.ts';

/** Names, hints and faults of the fields of this form. */
export function useFieldWords(): (path: string) => FieldWords {
  const intl = useIntl();
  const { subject, faults } = useFormContext();
  return (path) => fieldWords(intl, subject, path, faults.get(path));
}

import { useIntl } from 'react-intl';
import { fieldMessages, type FieldMessages } from './field-messages.ts';
import { useFormContext } from './form-context.ts';

/** Names, hints and faults of the fields of this form. */
export function useFieldMessages(): (path: string) => FieldMessages {
  const intl = useIntl();
  const { subject, faults } = useFormContext();
  return (path) => fieldMessages(intl, subject, path, faults.get(path));
}

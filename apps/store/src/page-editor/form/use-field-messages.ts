import { useIntl } from 'react-intl';
import { fieldMessages, type FieldMessages } from './field-messages.ts';
import { useFormContext } from './form-context.ts';

/** Names, hints and validation errors of the fields of this form. */
export function useFieldMessages(): (path: string) => FieldMessages {
  const intl = useIntl();
  const { subject, validationErrors, messagePrefix } = useFormContext();
  return (path) => fieldMessages(intl, subject, path, validationErrors.get(path), messagePrefix);
}

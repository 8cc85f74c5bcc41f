import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useFormContext } from '../form/form-context.ts';
import { fillText } from './fill-text.ts';
import { placeholdersQuery } from './placeholders-query.ts';

/** A text as visitors will read it, below a field where names in double braces are seen as they are written. */
export function AsRead({ text }: { text: string }) {
  const { locale } = useFormContext();
  const isFilled = text.includes('{{');
  const { data: values } = useQuery({ ...placeholdersQuery(locale), enabled: isFilled });
  if (!isFilled || !values) return null;
  return (
    <span className="block wrap-anywhere">
      <FormattedMessage id="pageEditor.placeholder.asRead" values={{ text: fillText(text, values) }} />
    </span>
  );
}

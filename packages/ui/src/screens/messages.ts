import { useIntl } from 'react-intl';
import { messagesEn, messagesFr } from './messages.samples.ts';

/** Returns the texts that pages of the store pass to components, in the story's language. */
export function useScreenMessages() {
  const isFrench = useIntl().locale.startsWith('fr');
  return { messages: isFrench ? messagesFr : messagesEn, locale: isFrench ? 'fr' : 'en' } as const;
}

import { useIntl } from 'react-intl';
import { messagesEn, messagesFr } from './messages.samples.ts';

/** The sentences that a page of the store gives to its parts, in the story's language. */
export function useScreenMessages() {
  const isFrench = useIntl().locale.startsWith('fr');
  return { words: isFrench ? messagesFr : messagesEn, locale: isFrench ? 'fr' : 'en' } as const;
}

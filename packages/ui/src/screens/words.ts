import { useIntl } from 'react-intl';
import { wordsEn, wordsFr } from './words.samples.ts';

/** The sentences that a page of the store gives to its parts, in the story's language. */
export function useWords() {
  const isFrench = useIntl().locale.startsWith('fr');
  return { words: isFrench ? wordsFr : wordsEn, locale: isFrench ? 'fr' : 'en' } as const;
}

export { foldWords } from './known-words.ts';
export { languagesFor, type LanguageData, listed } from './language-data.ts';
export { printUnderstanding } from './print.ts';
export {
  HELP_TOPICS,
  type HelpTopic,
  type UnderstoodAttribute,
  type UnderstoodFilter,
  type UnderstoodPrice,
  type UnderstoodValues,
  type Understanding,
  type Vocabulary,
  type VocabularySize,
  type VocabularyValue,
} from './types.ts';
export { createUnderstanding, onlyWords } from './understand.ts';

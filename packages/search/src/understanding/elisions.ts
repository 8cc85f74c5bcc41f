import { type LanguageData, listed } from './language-data.ts';

export const elisionsOf = (language: LanguageData): ReadonlySet<string> => new Set(listed(language.elisions));

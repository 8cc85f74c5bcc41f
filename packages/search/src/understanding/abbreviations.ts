import { fold } from '../text/fold.ts';
import type { LanguageData } from './language-data.ts';
import models from './models.json' with { type: 'json' };

const WORDS = /[\p{L}\p{N}]+/gu;

const numberedModels = models.filter((model) => /^\d+$/.test(model));

/** Returns the function that expands the abbreviations of a text, and "501" for "501s". */
export function expandAbbreviations({ abbreviations }: LanguageData): (text: string) => string {
  const meanings = new Map([
    ...Object.entries(abbreviations),
    ...numberedModels.map((model) => [`${model}s`, model] as const),
  ]);
  return (text) => text.replace(WORDS, (word) => meanings.get(fold(word)) ?? word);
}

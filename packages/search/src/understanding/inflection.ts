import type { LanguageData } from './language-data.ts';
import { listed } from './language-data.ts';
import { fold } from '../text/fold.ts';

/** How a typed word relates to a known one; less is closer. */
export const EXACT = 0;
export const PLURAL = 1;
export const ADJECTIVE = 2;
export const CORRECTED = 3;
export type Closeness = 0 | 1 | 2 | 3;

export type Form = { word: string; closeness: Closeness };

/** Shorter stems are not words: "bas" is no plural of "ba". */
const SHORTEST_STEM = 3;

/** Returns the function that gives the words of which a word may be an inflected form, itself first. */
export function inflections(language: LanguageData): (word: string) => readonly Form[] {
  const irregular = new Map(
    Object.entries(language.irregular).flatMap(([base, forms]) =>
      listed(forms).map((form) => [fold(form), fold(base)] as const),
    ),
  );
  const reduced = (word: string, rules: LanguageData['plurals'], closeness: Closeness): Form[] => {
    const forms: Form[] = [];
    for (const [ending, base] of rules) {
      const stem = word.length - ending.length;
      if (stem < 2 || stem < SHORTEST_STEM - base.length || !word.endsWith(ending)) continue;
      forms.push({ word: word.slice(0, stem) + base, closeness });
    }
    return forms;
  };
  return (word) => {
    const forms: Form[] = [{ word, closeness: EXACT }];
    const add = (form: Form) => {
      if (!forms.some((known) => known.word === form.word)) forms.push(form);
    };
    const known = irregular.get(word);
    if (known !== undefined) add({ word: known, closeness: PLURAL });
    for (const form of reduced(word, language.plurals, PLURAL)) add(form);
    for (const { word: number } of forms.slice()) {
      const base = irregular.get(number);
      if (base !== undefined) add({ word: base, closeness: ADJECTIVE });
      for (const form of reduced(number, language.adjectives, ADJECTIVE)) add(form);
    }
    return forms;
  };
}

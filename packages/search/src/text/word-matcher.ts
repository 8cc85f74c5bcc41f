import type { TextSettings } from '../settings.ts';
import { EditRows } from './edit-rows.ts';
import type { QueryWord } from './query-words.ts';
import { formsOf, type WordForms } from './word-forms.ts';

/** How a word of an object matches one of the query. */
export interface MatchedWord {
  word: string;
  typos: number;
  /** Letters to mark. */
  length: number;
}

/** Tells of single words which words of a query they match, with up to `mostTypos` typos, without a vocabulary. */
export function wordMatcher(
  words: readonly QueryWord[],
  settings: TextSettings,
  mostTypos: number,
): (candidate: string) => MatchedWord[] {
  const forms = formsOf(words, settings);
  return (candidate) =>
    words.flatMap((word, index) => {
      const found = matchOf(candidate, word, forms[index]!, { mostTypos, ...settings });
      return found ? [{ word: word.word, ...found }] : [];
    });
}

interface Tolerance {
  mostTypos: number;
  twoTyposFrom: number;
}

function matchOf(
  candidate: string,
  { word, prefix }: QueryWord,
  { whole, narrower, phrases, joined, typos: allowed }: WordForms,
  { mostTypos, twoTyposFrom }: Tolerance,
): Omit<MatchedWord, 'word'> | undefined {
  const isOther = narrower.has(candidate) || phrases.includes(candidate) || joined.includes(candidate);
  if (whole.has(candidate)) return { typos: 0, length: candidate.length };
  const begins = prefix && candidate.startsWith(word);
  if (begins || isOther) return { typos: 0, length: begins ? word.length : candidate.length };
  const typos = typosOf(candidate, word, Math.min(allowed, mostTypos), prefix);
  if (typos === undefined || (typos > 1 && candidate.length < twoTyposFrom - 1)) return undefined;
  const isLonger = prefix && candidate.length > word.length + typos;
  return { typos, length: isLonger ? word.length : candidate.length };
}

/** A wrong first letter counts as two typos. */
function typosOf(candidate: string, word: string, most: number, prefix: boolean): number | undefined {
  if (most === 0) return undefined;
  if (candidate[0] === word[0]) return new EditRows(word, most, { asPrefix: prefix }).typosOf(candidate);
  return most > 1 && new EditRows(word, 1).typosOf(candidate) === 1 ? 2 : undefined;
}

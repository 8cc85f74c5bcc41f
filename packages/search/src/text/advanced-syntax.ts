import { fold } from './fold.ts';
import { isWordPart, tokenise } from './tokenise.ts';

/** Parts of the syntax that are understood: `"exact phrase"` and `-excluded`. */
export const advancedFeatures = ['exactPhrase', 'excludeWords'] as const;
export type AdvancedFeature = (typeof advancedFeatures)[number];

/** Consecutive words that a hit must contain, or must not. */
export interface Phrase {
  words: readonly string[];
  excluded: boolean;
}

export interface AdvancedText {
  /** The words to search, without quotation marks and excluded words. */
  text: string;
  phrases: readonly Phrase[];
  /** True when the last word is complete, because a quotation mark or an excluded word follows it. */
  isClosed: boolean;
}

const mostPhrases = 16;

/**
 * Reads the phrases and excluded words of a text in one pass. A quotation mark without another after it is an ordinary
 * character: its phrase is still being typed.
 */
export function readAdvanced(text: string, features: ReadonlySet<AdvancedFeature>): AdvancedText {
  const phrases: Phrase[] = [];
  let plain = '';
  let isClosed = false;
  for (let at = 0; at < text.length;) {
    const excluded = features.has('excludeWords') && isExclusion(text, at);
    const from = excluded ? at + 1 : at;
    const closing =
      text[from] === '"' && (excluded || features.has('exactPhrase')) ? text.indexOf('"', from + 1) : -1;
    if (closing === -1 && !excluded) {
      plain += text[at];
      if (text[at] !== ' ') isClosed = false;
      at += 1;
      continue;
    }
    const [start, end] = closing === -1 ? [from, wordEnd(text, from)] : [from + 1, closing];
    const inside = text.slice(start, end);
    const words = tokenise(inside).map(({ word }) => word);
    if (words.length > 0 && phrases.length < mostPhrases) phrases.push({ words, excluded });
    if (!excluded) plain += ` ${inside} `;
    isClosed = true;
    at = closing === -1 ? end : closing + 1;
  }
  return { text: plain, phrases, isClosed };
}

/** A hyphen excludes when it begins a word: "-laine", not "t-shirt" or "a - b". */
function isExclusion(text: string, at: number): boolean {
  if (text[at] !== '-' || (at > 0 && text[at - 1] !== ' ')) return false;
  const next = text[at + 1];
  return next === '"' || (next !== undefined && next !== '-' && isWordPart(fold(next), 0));
}

function wordEnd(text: string, from: number): number {
  const end = text.indexOf(' ', from);
  return end === -1 ? text.length : end;
}

import { fold } from './fold.ts';

/** A written word and the forms under which it is indexed. */
export interface Token {
  /** The form in a query. */
  word: string;
  /** Additional indexed forms. */
  variants: readonly string[];
}

const elided = new Set(['l', 'd', 'j', 'c', 'n', 's', 'm', 't', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu']);

/** A single letter and an ampersand before another single letter. */
const initials = /(?<![a-z0-9])([a-z])&(?=[a-z](?![a-z0-9]))/g;

const longest = 60;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Splits a text into folded words. "l'été" gives "ete" (also indexed as "lete"), "Levi's" gives "levis" (and "levi"),
 * "t-shirt" gives "t" and "shirt" (and "tshirt"), and "D&G" gives "dg".
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const folded = text.includes('&') ? fold(text).replaceAll(initials, '$1') : fold(text);
  for (let at = 0; at < folded.length;) {
    const start = at;
    while (at < folded.length && isWordPart(folded, at)) at += 1;
    if (at > start) pushWord(tokens, folded.slice(start, at));
    else at += 1;
  }
  return tokens;
}

/** True when the character of a folded text belongs to a word. */
export function isWordPart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return isAsciiWord(code) || ((code === 39 || code === 45) && at + 1 < text.length);
  return (code >= 0xd800 && code <= 0xdfff) || letterOrDigit.test(text[at]!);
}

const isAsciiWord = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

function pushWord(tokens: Token[], written: string): void {
  if (!written.includes("'") && !written.includes('-')) {
    tokens.push({ word: written.slice(0, longest), variants: [] });
    return;
  }
  const parts = written.split('-').map((part) => part.split("'").filter((word) => word !== ''));
  const firstOfWord = tokens.length;
  for (const words of parts) if (words.length > 0) tokens.push(apostrophes(words));
  const joined = parts.flat().join('').slice(0, longest);
  const first = tokens[firstOfWord];
  if (first && first.word !== joined)
    tokens[firstOfWord] = { ...first, variants: [...first.variants, joined] };
}

function apostrophes(parts: readonly string[]): Token {
  const whole = parts.join('').slice(0, longest);
  const [first = '', ...rest] = parts;
  if (rest.length === 0) return { word: whole, variants: [] };
  if (elided.has(first)) return { word: rest.join('').slice(0, longest), variants: [whole] };
  return { word: whole, variants: parts.filter((part) => part.length > 1) };
}

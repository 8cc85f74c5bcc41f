import { fold } from '../text/fold.ts';

export type Token = {
  /** Folded, without apostrophe and elided word. */
  word: string;
  /** Positions in the text. */
  start: number;
  end: number;
  /** True between quotation marks: searched as it is. */
  isLiteral: boolean;
  /** True after a comma or the like, which no name spans. */
  isApart: boolean;
  /** True when only a hyphen stands before it: "20-40". */
  isHyphenated: boolean;
};

const HYPHEN = /^\s?[-–—]\s?$/;

/** Half sizes: "37 1/2", "37½". */
const half = String.raw`(?<!\p{N})\p{Nd}{2}(?:\s?½|\s1[/⁄]2)(?!\p{N})`;
const decimal = String.raw`\p{N}+[.,]\p{N}+\p{L}*`;
const abbreviation = String.raw`(?:\p{L}\.){2,}\p{L}?`;
const word = String.raw`[\p{L}\p{N}\p{M}]+(?:['’ʼ&][\p{L}\p{N}\p{M}]+)*`;
const PARTS = new RegExp(`${half}|${decimal}|${abbreviation}|${word}|[€$£<>≤≥]|["“”«»]|[,;·|]`, 'gu');

const QUOTES = new Set(['"', '“', '”', '«', '»']);
const BREAKS = new Set([',', ';', '·', '|']);

/** Splits a text into folded words with their positions. */
export function tokensOf(text: string, elisions: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  let isLiteral = false;
  let isApart = false;
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    if (QUOTES.has(part)) {
      isLiteral = !isLiteral;
      isApart = true;
    } else if (BREAKS.has(part)) isApart = true;
    else {
      const written = foldedWord(part, elisions);
      if (written !== '') {
        const isHyphenated = HYPHEN.test(text.slice(tokens.at(-1)?.end ?? index, index));
        tokens.push({
          word: written,
          start: index,
          end: index + part.length,
          isLiteral,
          isApart,
          isHyphenated,
        });
      }
      isApart = false;
    }
  }
  return tokens;
}

const HALF = new RegExp(`^${half}$`, 'u');

function foldedWord(part: string, elisions: ReadonlySet<string>): string {
  if (HALF.test(part)) return `${part.slice(0, 2)}.5`;
  const lower = fold(part);
  if (!/['.]/.test(lower)) return lower;
  const folded = /^\p{N}/u.test(part) ? lower : lower.replaceAll('.', '');
  const [first = '', ...rest] = folded.split("'");
  if (rest.length > 0 && elisions.has(first)) return rest.join('');
  return first + rest.join('');
}

/** Returns the folded words of a name. */
export const wordsOf = (name: string, elisions: ReadonlySet<string>): string[] =>
  tokensOf(name, elisions).map((token) => token.word);

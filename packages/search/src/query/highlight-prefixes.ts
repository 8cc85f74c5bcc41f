import { fold } from '../text/fold.ts';

const words = /[\p{L}\p{N}\p{M}]+/gu;

/** The value with the typed beginning of its words between `<em>` and `</em>`; letters keep their accents. */
export function highlightPrefixes(value: string, prefixes: readonly string[]): string {
  return value.replace(words, (word) => {
    const matching = prefixes.filter((prefix) => fold(word).startsWith(prefix));
    if (matching.length === 0) return word;
    const end = lengthBefore(word, Math.max(...matching.map((prefix) => prefix.length)));
    return `<em>${word.slice(0, end)}</em>${word.slice(end)}`;
  });
}

/** How many characters of a word fold to at least `foldedLength` ones. */
function lengthBefore(word: string, foldedLength: number): number {
  let [length, folded] = [0, 0];
  for (const letter of word) {
    if (folded >= foldedLength) break;
    folded += fold(letter).length;
    length += letter.length;
  }
  return length;
}

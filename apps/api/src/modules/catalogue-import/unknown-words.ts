/** The kinds of words that the shop knows from a list; each has its file in `catalogue/names`, sizes theirs in core. */
export const WORD_KINDS = ['size', 'material', 'color', 'pattern', 'style', 'category'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** A word of a row that no list has. */
export type UnknownWord = { kind: WordKind; word: string };
export type UnknownWordCount = UnknownWord & { count: number };

const MAX_WORD_LENGTH = 80;
/** Words kept of each kind: beyond them, a feed has free texts where words are meant. */
const MAX_WORDS = 2_000;

/** Counts the words that no list has, each spelling once, most frequent first. */
export function countUnknownWords() {
  const counts = new Map<string, UnknownWordCount>();
  const counted = new Map<WordKind, number>();
  return {
    add({ kind, word }: UnknownWord) {
      const short = word.slice(0, MAX_WORD_LENGTH);
      const key = `${kind}:${short.toLowerCase()}`;
      const known = counts.get(key);
      const ofKind = counted.get(kind) ?? 0;
      if (known) known.count += 1;
      else if (ofKind < MAX_WORDS) {
        counted.set(kind, ofKind + 1);
        counts.set(key, { kind, word: short, count: 1 });
      }
    },
    counted: () =>
      [...counts.values()].toSorted(
        (a, b) => WORD_KINDS.indexOf(a.kind) - WORD_KINDS.indexOf(b.kind) || b.count - a.count,
      ),
  };
}

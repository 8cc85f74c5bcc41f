import type { SearchObject } from '../index.ts';

/** Rank of a row by the text of a query: numbers compared one after the other, the lower the better. */
export type NaiveRank = readonly number[];

export interface NaiveText {
  words: readonly string[];
  attributes: readonly string[];
  mostTypos: number;
  /** True when any word is enough. */
  allOptional: boolean;
}

interface Occurrence {
  attribute: number;
  position: number;
  alone: boolean;
  quality: number;
}

const numbers: Record<string, string> = {
  robe: 'robes',
  robes: 'robe',
  jean: 'jeans',
  jeans: 'jean',
  chemisier: 'chemisiers',
  chemisiers: 'chemisier',
  rose: 'roses',
  roses: 'rose',
  bleu: 'bleus',
  bleue: 'bleues',
};

export const split = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Returns undefined for a row that does not match. */
export function naiveRank(object: SearchObject, query: NaiveText): NaiveRank | undefined {
  const { words, attributes, mostTypos, allOptional } = query;
  const found = words.map((word, index) => {
    const all = attributes.flatMap((name, attribute) => {
      const texts = split(String(object[name] ?? ''));
      return texts.flatMap((text, position) => {
        const isJoined = joinedWith(words, index).includes(text);
        const fits = fit(word, text, index === words.length - 1, mostTypos);
        const quality = isJoined && fits !== 0 ? 1 : fits;
        return quality === undefined ? [] : [{ attribute, position, alone: texts.length === 1, quality }];
      });
    });
    const best = Math.min(...all.map(({ quality }) => quality));
    return all.filter(({ quality }) => quality <= best + 1);
  });
  const missing = found.filter((places) => places.length === 0).length;
  if (allOptional ? missing === words.length : missing > 0) return undefined;
  const present = found.filter((places) => places.length > 0);
  const qualities = present.map((places) => Math.min(...places.map(({ quality }) => quality)));
  const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
  const inexact = present.map((places) => {
    const best = Math.min(...places.map(weight));
    return Math.min(...places.filter((place) => weight(place) === best).map(({ quality }) => quality & 1));
  });
  return [
    sum(qualities.map((quality) => quality >> 1)),
    missing,
    sum(found.slice(1).map((places, index) => nearest(found[index]!, places))),
    sum(present.map((places) => Math.min(...places.map(weight)))),
    words.length === 1 ? inexact[0]! * 2 + Number(!present[0]!.some(({ alone }) => alone)) : sum(inexact),
  ];
}

/** Returns a word joined with the previous one and with the next one. */
const joinedWith = (words: readonly string[], index: number): string[] => [
  ...words.slice(Math.max(0, index - 1), index).map((before) => before + words[index]),
  ...words.slice(index + 1, index + 2).map((after) => words[index] + after),
];

const weight = ({ attribute, position }: Occurrence): number => attribute * 8 + Math.min(position, 7);

function nearest(before: readonly Occurrence[], after: readonly Occurrence[]): number {
  const distances = before.flatMap((one) =>
    after.map((other) => {
      if (one.attribute !== other.attribute) return 8;
      const apart = other.position - one.position;
      return Math.min(8, apart > 0 ? apart : 1 - apart);
    }),
  );
  return Math.min(8, ...distances);
}

/** Returns twice the number of typos, plus one unless it is the word itself or its singular or plural. */
function fit(word: string, text: string, isPrefix: boolean, mostTypos: number): number | undefined {
  if (text === word || numbers[word] === text) return 0;
  if (isPrefix && text.startsWith(word)) return 1;
  const allowed = Math.min(mostTypos, word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);
  const beginnings = isPrefix ? [...text].map((_, index) => text.slice(0, index + 1)) : [text];
  const typos = Math.min(
    ...[...beginnings, text].map((other) => {
      const count = edits(word, other);
      if (other[0] === word[0]) return count;
      return other === text && count === 1 ? 2 : Infinity;
    }),
  );
  // A word with two typos is not much shorter than the shortest that may have them.
  if (typos === 2 && text.length < 7) return undefined;
  return typos <= allowed ? typos * 2 + 1 : undefined;
}

function edits(one: string, other: string): number {
  const table = [...one, ''].map((_, row) => [...other, ''].map((_, column) => (row === 0 ? column : row)));
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const change = table[row - 1]![column - 1]! + Number(one[row - 1] !== other[column - 1]);
      let least = Math.min(change, table[row - 1]![column]! + 1, table[row]![column - 1]! + 1);
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1] && row > 1 && column > 1)
        least = Math.min(least, table[row - 2]![column - 2]! + 1);
      table[row]![column] = least;
    }
  }
  return table[one.length]![other.length]!;
}

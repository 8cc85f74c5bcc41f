import { smallVocabulary } from '../src/testing/vocabulary.ts';
import { createUnderstanding, languagesFor, type Vocabulary } from '../src/understanding/index.ts';
import { quantile, shortest } from './measure.ts';
import { type Random, seededRandom } from './random.ts';

const BRANDS = 1500;
const WORDS = 60_000;
const TEXTS = 1000;
const WARMING = 200;
const SYLLABLES =
  'ba be bi bo bru ca co dra el fa gi gan lo lu ma mi mon na nor pa ri ro sa sol ta tre va vi zo'.split(' ');

const madeWord = (random: Random, syllables: number): string =>
  Array.from({ length: syllables }, () => random.pick(SYLLABLES)).join('');

/** The vocabulary of a large shop: the small one with brands of one to three words and many words of names. */
function largeVocabulary(random: Random): { vocabulary: Vocabulary; brands: string[] } {
  const brands = Array.from({ length: BRANDS }, (_, index) =>
    Array.from({ length: 1 + (index % 3) }, () => madeWord(random, 2 + (index % 2))).join(' '),
  );
  const words = new Set(smallVocabulary.words);
  while (words.size < WORDS) words.add(madeWord(random, 3 + (words.size % 4)));
  const values = brands.map((name) => ({
    attribute: 'brand' as const,
    slug: name.replaceAll(' ', '-'),
    names: { fr: name, en: name },
  }));
  return {
    vocabulary: { ...smallVocabulary, values: [...smallVocabulary.values, ...values], words },
    brands,
  };
}

/** A letter less, somewhere after the first. */
const misspelt = (random: Random, text: string): string => {
  const at = 1 + random.below(text.length - 1);
  return text.slice(0, at) + text.slice(at + 1);
};

function typedText(random: Random, brands: readonly string[]): string {
  const parts = [
    random.pick(['robe', 'veste en jean', 'bottines', 'chemise homme', 'pantalon', 'chaussures', 'jacket']),
    random.pick(['noire', 'vertes', 'bleu marine', 'pas rouge', '', 'nioire']),
    random.pick(['38', 'taille M', 'W29 L32', '', '']),
    random.pick([random.pick(brands), misspelt(random, random.pick(brands)), '', '']),
    random.pick(['moins de 50 €', 'années 70', 'oversize', 'pas cher', '', madeWord(random, 4)]),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

export type UnderstandingFigures = { buildMs: number; p50: number; p95: number; p99: number };

/** Understands texts, each for the first time, by the vocabulary of a large shop. */
export async function benchUnderstanding(): Promise<UnderstandingFigures> {
  const random = seededRandom(1);
  const { vocabulary, brands } = largeVocabulary(random);
  const started = performance.now();
  const understand = createUnderstanding(vocabulary, languagesFor('fr'));
  const buildMs = performance.now() - started;
  for (let count = 0; count < WARMING; count += 1) understand(typedText(random, brands));
  const times: number[] = [];
  for (let count = 0; count < TEXTS; count += 1) {
    const text = typedText(random, brands);
    times.push(await shortest(() => understand(text)));
  }
  return { buildMs, p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) };
}

if (import.meta.main) console.table([await benchUnderstanding()]);

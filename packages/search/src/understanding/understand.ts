import { expandAbbreviations } from './abbreviations.ts';
import { filtersOf } from './assemble.ts';
import { correctionOf } from './corrections.ts';
import { elisionsOf } from './elisions.ts';
import { chooseGarment } from './garments.ts';
import { formSet, namesHave } from './known-words.ts';
import { type LanguageData, listed } from './language-data.ts';
import { lexicons } from './lexicon.ts';
import { applyNegations } from './negations.ts';
import {
  type Meaning,
  meaningOfValues,
  type NarrowerPhrase,
  type Segment,
  type ValueSegment,
} from './segments.ts';
import { describedParts } from './parts.ts';
import { cheapestThird, isWithin, pricePhrases } from './prices.ts';
import { readHelp, readQuestion } from './read-help.ts';
import { readSegments } from './read-segments.ts';
import { readSizes } from './read-sizes.ts';
import { narrowerPhrases, remainingWords } from './remaining-words.ts';
import { roleBook } from './roles.ts';
import { rolesAt } from './roles-at.ts';
import { sizeFinder } from './sizes.ts';
import { sizeWords } from './size-words.ts';
import { tokensOf } from './tokens.ts';
import type { Understanding, UnderstoodAttribute, Vocabulary } from './types.ts';

/** Characters of a text that are understood; the rest stays words. */
const LONGEST_TEXT = 200;

/**
 * Returns the function that splits a search text into filters and words. The first language is that of the text; the
 * others are understood too, because people mix them.
 */
export function createUnderstanding(
  vocabulary: Vocabulary,
  languages: readonly LanguageData[],
): (text: string) => Understanding {
  const [own] = languages;
  const elisions = new Set(languages.flatMap((language) => [...elisionsOf(language)]));
  const { lexicons: books, tokens: names } = lexicons(vocabulary, languages);
  const { roles, help, tokens: roleWords } = roleBook(languages);
  const sizesInWords = sizeWords(languages);
  const known = formSet([...names, ...roleWords, ...sizesInWords.tokens, ...vocabulary.words], languages);
  const correction = correctionOf(known, names, languages);
  const hasInNames = namesHave(vocabulary.words, own);
  const ownWords = new Set(own ? [...listed(own.ownMeaning), ...listed(own.functionWords)] : []);
  const currency = new Set(languages.flatMap(({ prices }) => listed(prices.currency)));
  const findSizes = sizeFinder(vocabulary);
  const cheapest = cheapestThird(vocabulary);
  const materials = new Set(
    vocabulary.values.flatMap((one) => (one.attribute === 'material' ? one.slug : [])),
  );
  const materialOf = (slug: string): Meaning | null =>
    materials.has(slug) ? meaningOfValues('material', [slug]) : null;

  const expand = own ? expandAbbreviations(own) : (text: string) => text;
  const understand = (text: string): Understanding => {
    const { start, rest } = cut(text);
    const tokens = tokensOf(start, elisions);
    if (tokens.length === 0) return onlyWords(text, text.replaceAll('"', '').trim());
    const role = rolesAt(tokens, roles);
    const topic = rest === '' ? readHelp(tokens, help, role) : null;
    if (topic) return { ...onlyWords(text, text), help: topic };

    const read = readSegments(tokens, {
      lexicons: books,
      ownWords,
      isKnown: (word) => known.has(word),
      correction,
      role,
      price: pricePhrases(tokens, role, (word) => currency.has(word)),
    });
    const whole = describedParts(
      applyNegations(read, {
        materialOf,
        isInNames: ({ at, length }) =>
          hasInNames(text.slice(tokens[at]?.start ?? 0, tokens[at + length - 1]?.end ?? 0)),
      }),
      own?.head ?? 'first',
      (at) => tokens[at]?.isApart === true,
    );
    const helpTopic = rest === '' && !whole.some(isMeant) ? readQuestion(tokens, help, role) : null;
    if (helpTopic) return { ...onlyWords(text, text), help: helpTopic };
    const chosen = chooseGarment(whole, materialOf);
    const categories = searchedCategories(chosen);
    const sized = readSizes(chosen, {
      tokens,
      role,
      words: sizesInWords.read(tokens),
      findSizes,
      categories,
      hasGarment: has(chosen, ['categories', 'brand']),
      hasOther: chosen.some(({ kind }) => kind === 'value'),
      isAfterGarment: (at) => chosen.some((segment) => isSized(segment) && segment.at < at),
    });
    const isCheap = sized.some((segment) => segment.kind === 'price' && segment.isCheapest);
    const most = isCheap ? cheapest(categories) : null;
    const segments = sized.map((segment): Segment =>
      segment.kind === 'price' && segment.isCheapest && most === null
        ? { kind: 'word', at: segment.at, length: segment.length, isFree: false }
        : segment,
    );
    const written = { text, tokens };
    const searched = ({ meaning, length }: ValueSegment, phrase: string): NarrowerPhrase => {
      // Names seldom have both words of "light green" side by side.
      if (meaning.attribute === 'color' && length > 1) return NO_WORDS;
      if (hasInNames(phrase)) return { words: phrase, isTyped: true, isWider: false };
      const same = meaning.others.find(hasInNames);
      if (same !== undefined) return { words: same, isTyped: false, isWider: false };
      const wider = meaning.widerOthers.find(hasInNames);
      return wider === undefined ? NO_WORDS : { words: wider, isTyped: false, isWider: true };
    };
    const narrower = narrowerPhrases(written, segments, searched);
    const { words, ...kinds } = remainingWords(written, segments, narrower, { elisions, hasInNames });
    return {
      text,
      filters: filtersOf(written, segments, { cheapest: most, narrower }),
      words: [words, rest].filter((part) => part !== '').join(' '),
      ...kinds,
      help: null,
    };
  };
  return (typed) => ({ ...understand(expand(typed.trim())), text: typed.trim() });
}

const NO_WORDS: NarrowerPhrase = { words: '', isTyped: false, isWider: true };

/** A text of which nothing is understood. */
export const onlyWords = (text: string, words: string): Understanding => ({
  text,
  filters: [],
  words,
  narrowerWords: '',
  optionalWords: '',
  occasionWords: '',
  help: null,
});

/** Splits a long text between two words where possible. */
function cut(text: string): { start: string; rest: string } {
  if (text.length <= LONGEST_TEXT) return { start: text, rest: '' };
  const space = text.lastIndexOf(' ', LONGEST_TEXT);
  const at = space > 0 ? space : LONGEST_TEXT;
  return { start: text.slice(0, at), rest: text.slice(at).trim() };
}

const isMeant = ({ kind }: Segment): boolean => kind === 'value' || kind === 'price';

/** A kind of garment, or a brand, whose items have sizes. */
const isSized = (segment: Segment): boolean =>
  segment.kind === 'value' &&
  !segment.exclude &&
  (segment.meaning.attribute === 'categories' || segment.meaning.attribute === 'brand');

const has = (segments: readonly Segment[], attributes: readonly UnderstoodAttribute[]) =>
  segments.some(
    (segment) =>
      segment.kind === 'value' && !segment.exclude && attributes.includes(segment.meaning.attribute),
  );

/** The categories of the garments that a text names, of the people that it names. */
function searchedCategories(segments: readonly Segment[]): string[] {
  const valuesOf = (attribute: UnderstoodAttribute) =>
    segments.flatMap((segment) =>
      segment.kind === 'value' && !segment.exclude && segment.meaning.attribute === attribute
        ? segment.meaning.values
        : [],
    );
  const categories = valuesOf('categories');
  const people = valuesOf('target');
  if (categories.length === 0) return people;
  const own = categories.filter((category) => people.some((one) => isWithin(category, one)));
  return own.length > 0 ? own : categories;
}

import { sizeSlug } from '../catalogue/sizes.ts';
import { ageOfHeight, numberInFrance, sizingOf, type SizedGarment } from './convert-size.ts';
import { NEWBORN, ONE_SIZE, UNSTATED_SIZE, jeansValue, sizeNames } from './size-value.ts';
import {
  FILLER_WORDS,
  LETTER_WORDS,
  NO_SIZE_WORDS,
  ONE_SIZE_WORDS,
  SYSTEM_WORDS,
  UNSTATED_WORDS,
  type SizeCountry,
} from './size-words.ts';

export type ParsedSize = {
  /** The filter value of the size, see `size-value.ts`. */
  value: string;
  /** False for a label that no system explains; its value is then the label's slug. */
  known: boolean;
};

const ANY_GARMENT: SizedGarment = { categoryPath: '', target: 'women' };
/** A longer label is a sentence. */
const MAX_LENGTH = 80;

/** Lower case without accents, halves as decimals, quotation marks after numbers removed. */
const fold = (label: string) =>
  label
    .slice(0, MAX_LENGTH)
    .replace(/ ?½/g, '.5')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d) 1[/⁄]2\b/g, '$1.5')
    .replace(/(\d) 1[/⁄]3\b/g, '$1.33')
    .replace(/(\d) 2[/⁄]3\b/g, '$1.66')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d) ?(?:''|["”″’′])/g, '$1 ')
    .replace(/[–—−]/g, '-')
    .replace(/\bt\. ?/g, 't ')
    .trim();

const wordsOf = (text: string) => text.replace(/[^a-z0-9?-]+/g, ' ').trim();

const known = (value: string): ParsedSize => ({ value, known: true });

function fromWords(words: string): ParsedSize | null {
  const plain = words.replaceAll('-', ' ').replace(/ +/g, ' ').trim();
  if (plain === '' && words === '') return null;
  if (ONE_SIZE_WORDS.has(plain) || NO_SIZE_WORDS.has(plain)) return known(ONE_SIZE);
  if (/(?:^| )(?:taille unique|one size|onesize)(?: |$)/.test(plain)) return known(ONE_SIZE);
  if (UNSTATED_WORDS.has(plain) || /^[?-]+$/.test(words)) return known(UNSTATED_SIZE);
  if (/^(?:voir|cf|see) /.test(plain)) return known(UNSTATED_SIZE);
  return null;
}

const WAIST_FIRST = /^(?:jeans? )?w ?(\d{2})(?:[ x/-]*l ?(\d{2}))?$/;
const WAIST_LAST = /^(\d{2}) ?w(?:[ x/-]*(\d{2}) ?l)?$/;
const LONGEST = 38;
const WAIST_BY_LENGTH = /^(\d{2}) ?[x/-] ?(\d{2})$/;

function jeansFrom(text: string, isLegs: boolean): string | null {
  const bare = isLegs || text.includes('x') ? WAIST_BY_LENGTH.exec(text) : null;
  const [, waist, length] = WAIST_FIRST.exec(text) ?? WAIST_LAST.exec(text) ?? bare ?? [];
  if (waist === undefined) return null;
  // In trousers 36/38 is two French sizes. No length is above 38 inches.
  if (bare && Number(waist) >= 34 && Number(length) - Number(waist) === 2) return null;
  if (Number(length) > LONGEST) return null;
  return jeansValue(Number(waist), length === undefined ? undefined : Number(length));
}

const AGE =
  /^(\d{1,3})(?: ?(?:-|\/|a|to) ?(\d{1,3}))?[ -]?(mois|months?|mths?|mos?|m|ans?|annees?|years?(?: old)?|yrs?|yo|y|a|t)$/;
const MAX_AGE = 18;
const MAX_MONTHS = 36;

function ageFrom(text: string, isChild: boolean): string | null {
  if (/^(?:naissance|new ?born|nouveau ne|nb|0 ?m(?:ois|onths?)?)$/.test(text)) return NEWBORN;
  const [, from, upTo, unit = ''] = AGE.exec(text) ?? [];
  if (from === undefined) return null;
  const months = unit.startsWith('m');
  const most = Math.max(Number(from), Number(upTo ?? 0));
  // One letter is a unit only beside an age: 38 M is two sizes.
  if (unit.length === 1 && !isChild && most > (months ? 0 : MAX_AGE)) return null;
  if (most > (months ? MAX_MONTHS : MAX_AGE)) return null;
  const numbers = upTo === undefined ? Number(from) : `${Number(from)}-${Number(upTo)}`;
  return `${numbers}-${months ? 'mois' : 'ans'}`;
}

/** French bands are EN 13402 ones plus 15; those in inches, up to 44, are 2½ for each inch plus 5. */
function braFrom(text: string, country: SizeCountry | null): string | null {
  const [, band = '', cup = ''] = /^(\d{2,3}) ?(aa?|b|c|dd?|e|f|g|h)$/.exec(text) ?? [];
  const size = Number(band);
  if (size < 28 || size > 130) return null;
  if (size <= 44) return `${Math.round(size * 2.5 + 5)}${cup}`;
  if (country === 'eu' || country === 'de') return `${size + 15}${cup}`;
  return `${size}${cup}`;
}

const LETTER = '(?:[2-6] ?x ?|x{0,6} ?)[sl]|m';
const LETTERS = new RegExp(`^(${LETTER})(?: ?[-/] ?(${LETTER}))?$`);

function letter(text: string): string {
  const compact = text.replaceAll(' ', '');
  const last = compact.at(-1) ?? '';
  if (last === 'm') return 'm';
  const times = /^\d/.test(compact) ? Number(compact[0]) : compact.length - 1;
  // Three are written out, as on the size chart; more are counted.
  return times > 3 ? `${times}x${last}` : 'x'.repeat(times) + last;
}

function lettersFrom(text: string): string | null {
  const words = text.replaceAll('-', ' ');
  if (Object.hasOwn(LETTER_WORDS, words)) return LETTER_WORDS[words] ?? null;
  const [, from, upTo] = LETTERS.exec(text) ?? [];
  if (from === undefined) return null;
  return upTo === undefined ? letter(from) : `${letter(from)}-${letter(upTo)}`;
}

const NUMBERS = /^(\d{1,3}(?:\.\d{1,2})?)(?: ?(?:[-/]|a|to) ?(\d{1,3}(?:\.\d{1,2})?))?( ?cm)?$/;

function numbersFrom(text: string, country: SizeCountry | null, garment: SizedGarment): string | null {
  const [, from, upTo, centimetres] = NUMBERS.exec(text) ?? [];
  if (from === undefined) return null;
  const sizing = sizingOf(garment);
  if (garment.target === 'kids' && sizing !== 'shoes' && sizing !== 'hats') {
    const age = ageOfHeight(Number(upTo ?? from));
    if (age !== null) return age;
    return Number(upTo ?? from) <= MAX_AGE ? ageFrom(`${text.replace('/', '-')} ans`, true) : null;
  }
  if (centimetres && sizing === 'shoes') return numberInFrance('jp', Number(from), garment);
  if (centimetres && sizing !== 'hats') return null;
  const convert = (number: string) => numberInFrance(country, Number(number), garment);
  const least = convert(from);
  if (upTo === undefined || least === null) return least;
  // The slug form of a half size: 36-5.
  if (upTo === '5') return convert(`${from}.5`);
  const most = convert(upTo);
  if (most === null || Number(upTo) <= Number(from)) return null;
  return least === most ? least : `${least}-${most}`;
}

/** Men's jackets by the chest in inches and a length: 42R. */
function suitFrom(text: string, garment: SizedGarment): string | null {
  const [, chest] = /^(\d{2}) ?[rsl]$/.exec(text) ?? [];
  return chest === undefined || garment.target !== 'men'
    ? null
    : numberInFrance('us', Number(chest), garment);
}

/** The same size in letters and in figures: `S 38`. */
function bothFrom(text: string): string | null {
  const [, first, letters = first] = /^(?:(\S+) \d{2}|\d{2} (\S+))$/.exec(text) ?? [];
  return letters === undefined ? null : lettersFrom(letters);
}

/** One size without names of systems and words that mean nothing. */
function fromPart(text: string, country: SizeCountry | null, garment: SizedGarment): string | null {
  const isChild = garment.target === 'kids';
  const sizing = sizingOf(garment);
  return (
    lettersFrom(text) ??
    jeansFrom(text, sizing === 'legs' && !isChild) ??
    (sizing === 'shoes' ? null : ageFrom(text, isChild)) ??
    numbersFrom(text, country, garment) ??
    (sizing === 'shoes' ? null : suitFrom(text, garment)) ??
    (sizing === 'shoes' ? null : braFrom(text, country)) ??
    bothFrom(text)
  );
}

/** A part of a label: `it 44` is the text `44` of the system `it`. Null for sizes of several systems. */
function splitSystem(part: string): { text: string; country: SizeCountry | null } | null {
  const countries = new Set<SizeCountry>();
  const sizeWords = part
    // FR38 and 38FR are written together, as T38 is.
    .replace(/\b([a-z]{2,})(?=\d)/g, (word) => (Object.hasOwn(SYSTEM_WORDS, word) ? `${word} ` : word))
    .replace(/(\d)([a-z]{2,})\b/g, (whole, digit: string, word: string) =>
      Object.hasOwn(SYSTEM_WORDS, word) ? `${digit} ${word}` : whole,
    )
    .replace(/\bt(?=\d)/g, '')
    .split(/[^a-z0-9./-]+/)
    .filter((word) => {
      const system = Object.hasOwn(SYSTEM_WORDS, word) ? SYSTEM_WORDS[word] : undefined;
      if (system !== undefined) countries.add(system);
      return system === undefined && word !== '';
    });
  const text = sizeWords.join(' ');
  if (countries.size > 1 && (text.match(/\d+/g) ?? []).length > 1) return null;
  return { text, country: [...countries][0] ?? null };
}

const withoutFillers = (text: string) =>
  text
    .split(' ')
    .map((word) => word.replace(/\.+$/, ''))
    .filter((word) => word !== '' && !FILLER_WORDS.has(word))
    .join(' ');

/** The size of a part, and its system. Words that mean nothing are removed only when the text is no size as it is. */
function fromSystem(part: string, garment: SizedGarment) {
  const split = splitSystem(part);
  if (!split) return null;
  const { text, country } = split;
  const system = country === 'int' ? null : country;
  const value = fromPart(text, system, garment) ?? fromPart(withoutFillers(text), system, garment);
  return value === null ? null : { value, country };
}

/** French numbers need no conversion; a label that gives several systems is read by the first of these. */
const PREFERRED: readonly (SizeCountry | null)[] = ['fr', 'eu'];

/**
 * Returns the filter value of a size label, in whatever system it is written: that of the garment's category and
 * target where numbers alone do not tell.
 * @example parseSize('38 eu').value // '38'
 * @example parseSize('IT 44', { categoryPath: 'women/clothing/dresses', target: 'women' }).value // '40'
 * @example parseSize('W29 L32').value // 'w29-l32'
 * @example parseSize('sur mesure') // { value: 'sur-mesure', known: false }
 */
export function parseSize(label: string, garment: SizedGarment = ANY_GARMENT): ParsedSize {
  const text = fold(label);
  if (text === '') return known(ONE_SIZE);
  const named = fromWords(wordsOf(text));
  if (named) return named;
  if (!/[\p{L}\d]/u.test(text)) return known(UNSTATED_SIZE);

  const whole = /[()[\]]/.test(text) ? null : fromSystem(text, garment);
  if (whole) return known(whole.value);
  // Several sizes in one label: `M (38)`, `FR 38 / IT 42`, `38 - M`.
  const found = text
    .split(/[()[\]|;,=+]| ?\/ ?| - /)
    .map((part) => fromSystem(part.trim(), garment))
    .filter((part) => part !== null);
  const best =
    PREFERRED.flatMap((country) => found.filter((part) => part.country === country))[0] ?? found[0];
  if (best) return known(best.value);
  return { value: sizeSlug(label) || UNSTATED_SIZE, known: false };
}

/** Labels that say themselves that there is no size, in both languages. */
const NO_SIZE = { fr: 'Sans taille', en: 'No size' };

/**
 * The label of a size as it is shown, in French and English: as printed, but ages and one size in words.
 * @example sizeLabels('6 years') // { fr: '6 ans', en: '6 years' }
 * @example sizeLabels('IT 44') // { fr: 'IT 44', en: 'IT 44' }
 */
export function sizeLabels(label: string): { fr: string; en: string } {
  const text = fold(label);
  const words = wordsOf(text).replaceAll('-', ' ').trim();
  if (NO_SIZE_WORDS.has(words)) return NO_SIZE;
  const named = text === '' ? known(ONE_SIZE) : fromWords(wordsOf(text));
  const age = named ? null : ageFrom(text, false);
  const value = named?.value ?? age;
  return (value ? sizeNames(value) : null) ?? { fr: label, en: label };
}

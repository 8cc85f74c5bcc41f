/** One interpretation of a partly typed postal address. Missing parts are null. */
export type ParsedAddress = {
  /** Number and street, as typed. */
  street: string | null;
  /** Digits of the postal code; the last ones may be missing while it is typed. */
  postalCode: string | null;
  /** Name of the town. */
  town: string | null;
  /** True when the town name is complete. The words before it may also belong to the town, so it must match exactly. */
  isTownComplete: boolean;
};

const MIN_DIGITS = 3;
const MIN_LETTERS = 3;
const MAX_TOWN_WORDS = 4;

/** Words that begin a street name, not a town, in the languages of the main countries. */
const STREET_WORDS = new Set(
  'rue avenue av boulevard bd place pl chemin allée allee impasse route quai cours square passage street road lane drive via viale piazza calle strasse straße'.split(
    ' ',
  ),
);
/** Words after which a town is part of the street's name: `rue de Lyon`. */
const PREPOSITIONS = new Set('de du des la le les l d à au aux of the di del della von'.split(' '));

const splitWords = (text: string) => text.split(' ').filter(Boolean);
const orNull = (text: string) => (text === '' ? null : text);

/** Parses `75010`, `75010 Paris`, `Paris` or `Paris 75010`. Returns null when the text is too short. */
function readTown(text: string): Pick<ParsedAddress, 'postalCode' | 'town'> | null {
  const [code] = /^\d[\d ]*|\d[\d ]*$/.exec(text) ?? [];
  if (code === undefined) return text.length < MIN_LETTERS ? null : { postalCode: null, town: text };
  const postalCode = code.replace(/ /g, '');
  const town = text.replace(code, ' ').replace(/ +/g, ' ').trim();
  if (postalCode.length < MIN_DIGITS || /\d/.test(town)) return null;
  return { postalCode, town: orNull(town) };
}

/** Splits a street followed by a town without a comma at every possible word boundary. */
function splitStreetAndTown(text: string): ParsedAddress[] {
  const all = splitWords(text);
  const readings: ParsedAddress[] = [];
  for (let count = Math.min(MAX_TOWN_WORDS, all.length - 2); count > 0; count -= 1) {
    const before = all.slice(0, -count);
    const last = before.at(-1)?.toLowerCase() ?? '';
    const town = all.slice(-count).join(' ');
    if (PREPOSITIONS.has(last) || STREET_WORDS.has(last) || /['’]$/.test(last) || town.length < MIN_LETTERS)
      continue;
    readings.push({ street: before.join(' '), postalCode: null, town, isTownComplete: true });
  }
  return readings;
}

/**
 * Returns the possible interpretations of a partly typed address line, the most likely first, or an empty list when the
 * line is too short.
 * @example parseAddressLine('12 rue des Récollets, 75010') // street, and a postal code
 * @example parseAddressLine('12 rue de Lyon') // []: Lyon is part of the street name
 */
export function parseAddressLine(line: string): ParsedAddress[] {
  const text = line.replace(/\s+/g, ' ').trim();
  const comma = text.lastIndexOf(',');
  if (comma !== -1) {
    const town = readTown(text.slice(comma + 1).trim());
    const street = orNull(text.slice(0, comma).trim());
    return town ? [{ street, ...town, isTownComplete: false }] : [];
  }
  const [, before = '', code, after = ''] = /^(.*?)(?:^| )(\d{5,6})(?: (\D*))?$/.exec(text) ?? [];
  if (code !== undefined)
    return [{ street: orNull(before), postalCode: code, town: orNull(after.trim()), isTownComplete: false }];
  if (/^\d/.test(text) && /\p{L}/u.test(text)) return splitStreetAndTown(text);
  const [first = ''] = splitWords(text);
  if (STREET_WORDS.has(first.toLowerCase())) return splitStreetAndTown(text);
  const town = readTown(text);
  return town ? [{ street: null, ...town, isTownComplete: false }] : [];
}

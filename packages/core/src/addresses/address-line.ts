/** One way to read a line that somebody types: what is missing is null. */
export type AddressReading = {
  /** Number and street, as typed. */
  street: string | null;
  /** Its digits, of which the end may be missing while it is typed. */
  postalCode: string | null;
  /** The town's name. */
  town: string | null;
  /** True where the town must be named in full: the words before it may as well be its beginning. */
  isWhole: boolean;
};

const FEWEST_DIGITS = 3;
const FEWEST_LETTERS = 3;
const MOST_WORDS_OF_A_TOWN = 4;

/** Words that begin a street rather than a town, in the languages of the main countries. */
const STREET_WORDS = new Set(
  'rue avenue av boulevard bd place pl chemin allée allee impasse route quai cours square passage street road lane drive via viale piazza calle strasse straße'.split(
    ' ',
  ),
);
/** Words after which a town is part of the street's name: `rue de Lyon`. */
const LINKS = new Set('de du des la le les l d à au aux of the di del della von'.split(' '));

const words = (text: string) => text.split(' ').filter(Boolean);
const orNull = (text: string) => (text === '' ? null : text);

/** `75010`, `75010 Paris`, `Paris` or `Paris 75010`. */
function readTown(text: string): Pick<AddressReading, 'postalCode' | 'town'> | null {
  const [code] = /^\d[\d ]*|\d[\d ]*$/.exec(text) ?? [];
  if (code === undefined) return text.length < FEWEST_LETTERS ? null : { postalCode: null, town: text };
  const postalCode = code.replace(/ /g, '');
  const town = text.replace(code, ' ').replace(/ +/g, ' ').trim();
  if (postalCode.length < FEWEST_DIGITS || /\d/.test(town)) return null;
  return { postalCode, town: orNull(town) };
}

/** A street that ends with the name of a town, without a comma: every cut between two words. */
function cuts(text: string): AddressReading[] {
  const all = words(text);
  const readings: AddressReading[] = [];
  for (let count = Math.min(MOST_WORDS_OF_A_TOWN, all.length - 2); count > 0; count -= 1) {
    const before = all.slice(0, -count);
    const last = before.at(-1)?.toLowerCase() ?? '';
    const town = all.slice(-count).join(' ');
    if (LINKS.has(last) || STREET_WORDS.has(last) || /['’]$/.test(last) || town.length < FEWEST_LETTERS)
      continue;
    readings.push({ street: before.join(' '), postalCode: null, town, isWhole: true });
  }
  return readings;
}

/**
 * What a line may mean while it is typed, the likeliest first; nothing while it says too little.
 *
 * @example readAddressLine('12 rue des Récollets, 75010') // street, and a postal code
 * @example readAddressLine('12 rue de Lyon') // nothing: the street is called so
 */
export function readAddressLine(line: string): AddressReading[] {
  const text = line.replace(/\s+/g, ' ').trim();
  const comma = text.lastIndexOf(',');
  if (comma !== -1) {
    const town = readTown(text.slice(comma + 1).trim());
    const street = orNull(text.slice(0, comma).trim());
    return town ? [{ street, ...town, isWhole: false }] : [];
  }
  const [, before = '', code, after = ''] = /^(.*?)(?:^| )(\d{5,6})(?: (\D*))?$/.exec(text) ?? [];
  if (code !== undefined)
    return [{ street: orNull(before), postalCode: code, town: orNull(after.trim()), isWhole: false }];
  if (/^\d/.test(text) && /\p{L}/u.test(text)) return cuts(text);
  const [first = ''] = words(text);
  if (STREET_WORDS.has(first.toLowerCase())) return cuts(text);
  const town = readTown(text);
  return town ? [{ street: null, ...town, isWhole: false }] : [];
}

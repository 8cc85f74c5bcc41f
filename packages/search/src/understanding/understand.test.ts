import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languagesFor, type LanguageData } from './language-data.ts';
import { printUnderstanding } from './print.ts';
import { smallVocabulary } from '../testing/vocabulary.ts';
import { createUnderstanding } from './understand.ts';

const french = createUnderstanding(smallVocabulary, languagesFor('fr'));
const english = createUnderstanding(smallVocabulary, languagesFor('en'));

/** One line of what is understood: `color:noir -material:leather price:..5000 "words" help:returns`. */
function line(understand: typeof french, text: string): string {
  const { filters, words, help } = understand(text);
  const parts = filters.map((filter) =>
    filter.attribute === 'price'
      ? `price:${filter.min ?? ''}..${filter.max ?? ''}${filter.cheapest ? ' cheapest' : ''}`
      : `${filter.exclude ? '-' : ''}${filter.attribute}:${filter.values.join('|')}`,
  );
  return [...parts, ...(words === '' ? [] : [`"${words}"`]), ...(help ? [`help:${help}`] : [])].join(' ');
}

const DRESSES = 'categories:women/dresses';
const COATS = 'categories:women/jackets-and-coats';
const JEANS = 'categories:women/trousers-and-jeans';
const SHOES = 'categories:women/shoes|men/shoes';
const BLUES = 'color:bleu-clair|bleu-fonce';

describe('French texts', () => {
  test.each([
    // Agreement, plurals, accents, order.
    ['robe verte', `${DRESSES} color:vert`],
    ['ROBES VERTES', `${DRESSES} color:vert`],
    ['blanche robe', `color:blanc ${DRESSES}`],
    ['robe doree', `${DRESSES} color:dore`],
    ['l’été robe', `${DRESSES} "l’été"`],
    // Colours.
    ['robe bleue', `${DRESSES} ${BLUES}`],
    ['robe bleu marine', `${DRESSES} color:bleu-fonce`],
    ['robe or', `${DRESSES} color:dore`],
    ['noir ou blanc', 'color:noir|blanc'],
    ['robe bordeaux', `${DRESSES} color:rouge`],
    // Garments.
    ['robe jupe', `${DRESSES} "jupe"`],
    ['veste ou robe noire', 'categories:women/jackets-and-coats|women/dresses color:noir "veste"'],
    ['veste en jean', `${COATS} material:denim "veste"`],
    ['jean', `${JEANS} "jean"`],
    ['bottines noires', `${SHOES} color:noir "bottines"`],
    ['escarpins', SHOES],
    ['kimono', 'categories:women/kimonos'],
    ['robe avec chemise', `${DRESSES} "chemise"`],
    ['veste avec boutons dorés', `${COATS} "veste boutons dorés"`],
    ['veste avec boutons dorés, verte', `${COATS} color:vert "veste boutons dorés"`],
    ['robe avec carreaux verts', `${DRESSES} pattern:checks color:vert`],
    ['robe pour mon mari', `${DRESSES} target:men`],
    ['salopette', '"salopette"'],
    // Sizes.
    ['robe 38', `${DRESSES} size:38`],
    ['robe T38', `${DRESSES} size:38`],
    ['robe taille 38 ou 40', `${DRESSES} size:38|40`],
    ['robe IT 42', `${DRESSES} size:38`],
    ['robe 42 it', `${DRESSES} size:38`],
    ['robe taille unique', `${DRESSES} size:tu`],
    ['veste taille M', `${COATS} size:m "veste"`],
    ['veste m', `${COATS} size:m "veste"`],
    ['robe m', `${DRESSES} size:m`],
    ['col m', '"col m"'],
    ['chaussures homme 42', `${SHOES} target:men size:42`],
    ['robe 62', `${DRESSES} "62"`],
    ['jean W28 L32', `${JEANS} size:w28-l32 "jean"`],
    ['jean w28', `${JEANS} size:w28-l30|w28-l32 "jean"`],
    ['pantalon taille haute', `${JEANS} "taille haute"`],
    ['robe taille 38 et plus', `${DRESSES} size:38 "plus"`],
    ['chaussures 38 1/2', `${SHOES} size:38.5`],
    ['chaussures 38½', `${SHOES} size:38.5`],
    ['chaussures 38,5', `${SHOES} size:38.5`],
    ['chaussures 38.5', `${SHOES} size:38.5`],
    ['robe 12 mois', `${DRESSES} "12 mois"`],
    ['chaussures 39,5', `${SHOES} size:39`],
    ['robe 8', `${DRESSES} "8"`],
    // Prices.
    ['robe à moins de 50 €', `${DRESSES} price:..5000`],
    ['robe 50€ max', `${DRESSES} price:..5000`],
    ['robe entre 20 et 40', `${DRESSES} price:2000..4000`],
    ['robe 20-40 euros', `${DRESSES} price:2000..4000`],
    ['robe plus de 49,90 €', `${DRESSES} price:4990..`],
    ['robe 38 50€', `${DRESSES} size:38 price:..5000`],
    ['robe $50', `${DRESSES} price:..5000`],
    ['robe £50', `${DRESSES} price:..5000`],
    ['robe €50', `${DRESSES} price:..5000`],
    ['robe 50 €', `${DRESSES} price:..5000`],
    ['robe 38 $', `${DRESSES} price:..3800`],
    ['robe €20-€40', `${DRESSES} price:2000..4000`],
    ['robe pas chère', `${DRESSES} price:..2000 cheapest`],
    ['pas cher', 'price:..5000 cheapest'],
    // Negations.
    ['robe sans cuir', `${DRESSES} -material:leather`],
    ['robe pas de cuir ni laine', `${DRESSES} -material:leather|wool`],
    ['robe pas noire', `${DRESSES} -color:noir`],
    ['robe sans manches', `${DRESSES} "sans manches"`],
    ['robe sans bordeaux', `${DRESSES} "sans bordeaux"`],
    ['robe sauf jean', `${DRESSES} -material:denim`],
    // No piece has stripes: nothing is left out, and no word is searched.
    ['robe sans rayures', DRESSES],
    // Words that sound alike.
    ['jean paul goltier', 'brand:jean-paul-gaultier'],
    ['levice', 'brand:levi-s'],
    ['cachemir', 'material:cashmere'],
    // Brands and models.
    ['YSL', 'brand:yves-saint-laurent'],
    ['yves saint laurent robe', `brand:yves-saint-laurent ${DRESSES}`],
    ['robe yves saint lauren', `${DRESSES} brand:yves-saint-laurent`],
    ['levis 501', 'brand:levi-s "501"'],
    ["robe Levi's", `${DRESSES} brand:levi-s`],
    ['jean paul gaultier', 'brand:jean-paul-gaultier'],
    ['céline', '"céline"'],
    ['air max 90', '"air max 90"'],
    ['yve st loren', '"yve st loren"'],
    ['yves saint lorent', 'brand:yves-saint-laurent'],
    ['yve saint lauren robe', `brand:yves-saint-laurent ${DRESSES}`],
    ['jean pol gaultier', 'brand:jean-paul-gaultier'],
    // Others.
    ['robe cachemire', `${DRESSES} material:cashmere`],
    ['robe motif cachemire', `${DRESSES} pattern:paisley`],
    ['robe à carreaux', `${DRESSES} pattern:checks`],
    ['robe années 70', `${DRESSES} years:1970`],
    ["robe 70's", `${DRESSES} years:1970`],
    ['y2k', 'years:2000'],
    ['robe années 30', `${DRESSES} "années 30"`],
    ['robe neuve', `${DRESSES} condition:neuf`],
    ['robe bon état', `${DRESSES} condition:neuf|bonEtat`],
    ['robe vintage', `${DRESSES} family:vintage`],
    ['robe similicuir', `${DRESSES} "similicuir"`],
    // Typos come last, and only of long words that nobody else uses.
    ['robbe nioire', `${DRESSES} color:noir`],
    ['celio', '"celio"'],
    ['vret', '"vret"'],
    ['robe marene', `${DRESSES} "marene"`],
    // Help.
    ['retour', '"retour" help:returns'],
    ['les soldes', '"les soldes" help:sale'],
    ['nouveautés', '"nouveautés" help:new-in'],
    ['comment retourner un article', '"comment retourner un article" help:returns'],
    ['taille jean', '"taille jean" help:jeans-calculator'],
    ['robe retour', `${DRESSES} "retour"`],
    ['combien coûte la livraison en belgique', '"combien coûte la livraison en belgique" help:delivery'],
    ['combien coûte une robe avec livraison', `${DRESSES} "coûte livraison"`],
    ['chat livraison', '"chat livraison"'],
    // What means nothing stays as it was typed.
    ['je cherche une robe noire', `${DRESSES} color:noir`],
    ['licorne de la mer', '"licorne de la mer"'],
    ['"robe noire"', '"robe noire"'],
    ['  ', ''],
    ['!!!', '"!!!"'],
  ])('%s', (text, expected) => {
    expect(line(french, text)).toBe(expected);
  });
});

describe('English texts', () => {
  test.each([
    ['green dresses', `color:vert ${DRESSES}`],
    ["women's dress", `target:women ${DRESSES}`],
    ['shirt dress', DRESSES],
    ['dress skirt', 'categories:women/skirts "dress"'],
    ['denim jacket', `material:denim ${COATS} "jacket"`],
    ['jean jacket', `material:denim ${COATS} "jacket"`],
    ['jacket with gold buttons', `${COATS} "jacket gold buttons"`],
    ['jacket with gold', `${COATS} color:dore "jacket"`],
    ['short dress', `${DRESSES} "short"`],
    ['black or white dress', `color:noir|blanc ${DRESSES}`],
    ['dress under 200', `${DRESSES} price:..20000`],
    ['dress from 20 to 40', `${DRESSES} price:2000..4000`],
    ['not black dress', `-color:noir ${DRESSES}`],
    ['nothing black', '-color:noir'],
    ['dress anything but black', `${DRESSES} -color:noir`],
    ['green dress wedding guest', `color:vert ${DRESSES} "wedding guest"`],
    ['medium shirt', 'size:m categories:men/shirts'],
    // A number that no size is called by is a British size; a single figure, after a garment that has it.
    ['dress 10', `${DRESSES} size:38`],
    ['dress 8', `${DRESSES} size:36`],
    ['dress size 8', `${DRESSES} size:36`],
    ['size 8 dress', `size:36 ${DRESSES}`],
    ['black shoes 5', `color:noir ${SHOES} size:38`],
    ['shoes 9', `${SHOES} size:42`],
    ['shirt 8', 'categories:men/shirts "8"'],
    ['8 dresses', `${DRESSES} "8"`],
    ['8', '"8"'],
    ['70s', 'years:1970'],
    ['robe verte', `${DRESSES} color:vert`],
    ['returns', '"returns" help:returns'],
    ['on sale', '"on sale" help:sale'],
    ['new in', '"new in" help:new-in'],
    ['LBD', `color:noir ${DRESSES}`],
    ["levi's 501s", 'brand:levi-s "501"'],
    ['1970s dress', `years:1970 ${DRESSES}`],
  ])('%s', (text, expected) => {
    expect(line(english, text)).toBe(expected);
  });
});

test('words are told apart: narrower than a filter, and unknown', () => {
  expect(french('bottines oversize "col marin" noires')).toMatchObject({
    words: 'bottines oversize col marin',
    narrowerWords: 'bottines',
    optionalWords: 'oversize',
  });
  // A brand and a model that stay words are none that a list may leave out.
  expect(french('robe céline')).toMatchObject({ words: 'céline', optionalWords: '' });
  // Nor is a number, which may be a size.
  expect(french('robe 62')).toMatchObject({ words: '62', optionalWords: '' });
  expect(french('robe air max')).toMatchObject({ words: 'air max', optionalWords: '' });
});

test('words of what no item has are told apart: they are no typos', () => {
  expect(french('robe salopette')).toMatchObject({ words: 'salopette', absentWords: 'salopette' });
  expect(french('robe oversize')).not.toHaveProperty('absentWords');
});

test('words of an occasion are told apart where no name has them', () => {
  expect(french('robe d’été verte')).toMatchObject({ words: 'd’été', occasionWords: 'd’été' });
  expect(french('robe verte pour un mariage')).toMatchObject({
    words: 'pour un mariage',
    occasionWords: 'pour un mariage',
  });
  const named = createUnderstanding({ ...smallVocabulary, words: new Set(['ete']) }, languagesFor('fr'));
  expect(named('robe d’été verte')).toMatchObject({ words: 'd’été', occasionWords: '' });
  // Alone it is what is searched.
  expect(french('été')).toMatchObject({ words: 'été', occasionWords: '' });
});

test('a category wider than a word that no name has says so', () => {
  const isWider = (text: string) =>
    french(text).filters.map((filter) => filter.attribute !== 'price' && filter.wider === true);
  expect(isWider('escarpins noirs')).toEqual([true, false]);
  expect(isWider('bottines')).toEqual([false]);
  expect(isWider('robe')).toEqual([false]);
});

test('words of another thing that names have instead are told, and those of the same kind', () => {
  const named = (...words: string[]) =>
    createUnderstanding({ ...smallVocabulary, words: new Set(words) }, languagesFor('fr'));
  expect(named('blouson')('bomber')).toMatchObject({
    filters: [{ wider: true, searched: 'blouson' }],
    words: 'blouson',
    narrowerWords: 'blouson',
  });
  expect(named('botte')('bottes cavalières')).toMatchObject({
    filters: [{ wider: true, searched: 'botte' }],
    words: 'botte',
  });
  const sneakers = named('baskets')('sneakers');
  expect(sneakers).toMatchObject({ filters: [{ searched: 'baskets' }], words: 'baskets' });
  expect(sneakers.filters[0]).not.toHaveProperty('wider');
  expect(named('bomber')('bomber').filters[0]).not.toHaveProperty('searched');
});

test('a second garment of the same category is one that a list may leave out', () => {
  expect(french('veste blouson')).toMatchObject({ words: 'veste blouson', optionalWords: 'blouson' });
  expect(french('robe jupe')).toMatchObject({ words: 'jupe', optionalWords: '' });
});

test('a value that no item has is read as the shorter one that it names too', () => {
  const velvet = { attribute: 'material' as const, slug: 'velvet', names: { fr: 'Velours', en: 'Velvet' } };
  const understand = createUnderstanding(
    { ...smallVocabulary, values: [...smallVocabulary.values, velvet] },
    languagesFor('fr'),
  );
  expect(line(understand, 'robe velours côtelé')).toBe(`${DRESSES} material:velvet "côtelé"`);
  expect(understand('robe velours côtelé').optionalWords).toBe('côtelé');
  // Leather is no name of what only looks like it.
  expect(line(french, 'robe cuir synthétique')).toBe(`${DRESSES} "cuir synthétique"`);
});

test('each filter says the words that gave it', () => {
  const { filters } = french('Robe, noire ou blanche — sans cuir, taille 38');
  expect(filters.map(({ words }) => words)).toEqual(['Robe', 'noire ou blanche', 'sans cuir', 'taille 38']);
});

test('a language is only data', () => {
  const german: LanguageData = {
    ...(languagesFor('en')[0] as LanguageData),
    code: 'de',
    plurals: [['er', '']],
    adjectives: [['es', '']],
    sounds: [],
    silentEndings: [],
    values: { color: { rouge: 'rot' } },
    narrower: {},
    categories: { dresses: 'Kleid' },
  };
  const understand = createUnderstanding(smallVocabulary, [german]);
  expect(line(understand, 'rotes Kleid')).toBe(`color:rouge ${DRESSES}`);
  expect(line(understand, 'Kleider')).toBe(DRESSES);
});

const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'robe robes verte jean veste en noire ou et sans ni pas cher 38 taille M W28 L32 50 € moins de 20 à'.split(
          ' ',
        ),
        ...'yves saint laurent levis 501 bottines dress shirt black not under with années 70 , - " / retour'.split(
          ' ',
        ),
      ),
      fc.string({ maxLength: 6, unit: 'grapheme' }),
    ),
    { maxLength: 10 },
  )
  .map((words) => words.join(' ').slice(0, 90));
const anyText = fc.oneof(typed, fc.string({ maxLength: 60, unit: 'grapheme' }));

/** `UNDERSTANDING_RUNS` sets how many texts are tried: 100,000 in the long form. */
const numRuns = Number(process.env['UNDERSTANDING_RUNS'] ?? 1500);

test.each([
  ['French', french],
  ['English', english],
])('%s: what was understood, printed, is understood as the same', (_language, understand) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { filters, words, help } = understand(text);
      expect(understand(printUnderstanding({ filters, words, help }))).toMatchObject({
        filters,
        words,
        help,
      });
    }),
    { numRuns },
  );
});

test('filters hold values of the catalogue alone, and no word is lost without one', () => {
  const known = new Set([
    ...smallVocabulary.values.map(({ attribute, slug }) => `${attribute}:${slug}`),
    ...smallVocabulary.sizes.map(({ slug }) => `size:${slug}`),
  ]);
  fc.assert(
    fc.property(anyText, (text) => {
      const { filters, words } = french(text);
      const values = filters.flatMap((filter) =>
        filter.attribute === 'price' ? [] : filter.values.map((one) => `${filter.attribute}:${one}`),
      );
      expect(values.filter((one) => !known.has(one))).toEqual([]);
      const saysSomething = /[\p{L}\p{N}]/u.test(text);
      expect(saysSomething && filters.length === 0 && words === '').toBe(false);
    }),
    { numRuns },
  );
});

test('a long text costs no more than its first 200 characters', () => {
  const words = 'robe noire '.repeat(2_000);
  const { filters, words: rest } = french(words);
  expect(filters).toHaveLength(2);
  expect(rest.length).toBeGreaterThan(words.length - 220);
});

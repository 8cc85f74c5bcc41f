import type { Random } from '@patine/illustrations';
import type { Listing } from './listing.ts';
import { CONDITION, ERA, FAMILY, FLAW_INTRO } from './remarks.ts';
import { MATERIAL_WORDS } from './words/materials.ts';
import { type Pair, withFrenchSpaces } from './words/pair.ts';

type Slot = 'cut' | 'touch' | 'era' | 'family' | 'wear' | 'condition' | 'flaw' | 'care' | 'fit';

/** Orders of the sentences in a description; sentences without content are left out. */
const SHAPES: readonly (readonly Slot[])[] = [
  ['cut', 'touch', 'fit', 'flaw'],
  ['touch', 'cut', 'wear', 'flaw'],
  ['era', 'cut', 'touch', 'flaw'],
  ['cut', 'wear', 'condition', 'flaw'],
  ['touch', 'era', 'wear', 'flaw', 'care'],
  ['family', 'cut', 'touch', 'flaw', 'fit'],
  ['cut', 'flaw', 'touch', 'care'],
  ['era', 'touch', 'fit', 'condition', 'flaw'],
  ['cut', 'family', 'flaw'],
  ['touch', 'condition', 'flaw', 'wear'],
  ['wear', 'cut', 'flaw', 'care'],
  ['cut', 'touch', 'era', 'flaw', 'wear'],
  ['family', 'touch', 'wear', 'flaw'],
  ['cut', 'fit', 'wear', 'flaw', 'condition'],
  ['era', 'family', 'cut', 'flaw'],
];

/** Families whose remarks mention an earlier owner, which a new product never had. */
const WORN: ReadonlySet<string> = new Set(['vintage', 'second_hand', 'imperfect']);

const MEASURES: Readonly<Record<string, Pair>> = {
  length: ['de long', 'long'],
  bust: ['de tour de poitrine', 'round the bust'],
  waist: ['de tour de taille', 'round the waist'],
  hips: ['de tour de hanches', 'round the hips'],
  rise: ['de hauteur de fourche', 'in the rise'],
  inseam: ['d’entrejambe', 'in the inseam'],
  shoulder: ['de carrure', 'across the shoulders'],
  sleeve: ['de manche', 'in the sleeve'],
  sole: ['de semelle intérieure', 'insole'],
  heel: ['de talon', 'heel'],
  shaft: ['de tige', 'shaft'],
  width: ['de large', 'wide'],
  height: ['de haut', 'high'],
  depth: ['de profondeur', 'deep'],
  head: ['de tour de tête', 'round the head'],
};

function fitOf({ measures, size }: Listing, random: Random): Pair | null {
  const rows = random.shuffle(measures.split(';').map((row) => row.split(':'))).slice(0, 2);
  const [first, second] = rows.map(([name, value]) => {
    const words = MEASURES[name ?? ''] ?? ['', ''];
    const amount = (value ?? '').replace('cm', ' cm');
    return [`${amount} ${words[0]}`, `${amount} ${words[1]}`] as const;
  });
  if (!first || !second) return null;
  const one = size === 'Taille unique';
  return random.pick<Pair>([
    [
      `Mesures prises par nos soins : ${first[0]}, ${second[0]}.`,
      `Measured by us: ${first[1]}, ${second[1]}.`,
    ],
    [`Compter ${first[0]} et ${second[0]}.`, `Measures ${first[1]} and ${second[1]}.`],
    one
      ? [`${first[0]}, ${second[0]} : le bon format.`, `${first[1]}, ${second[1]}: a good size.`]
      : [
          `Étiquette ${size}, soit ${first[0]} et ${second[0]}.`,
          `Labelled ${size.replace('ans', 'years')}: ${first[1]} and ${second[1]}.`,
        ],
    one
      ? [`Les mesures : ${first[0]}, ${second[0]}.`, `Measurements: ${first[1]}, ${second[1]}.`]
      : [
          `Taille ${size} ; ${first[0]}, à comparer avec une pièce qui vous va.`,
          `Size ${size.replace('ans', 'years')}; ${first[1]}, best checked against one you own.`,
        ],
  ]);
}

/** Returns the French adjective endings for the item's gender and number. */
function ending({ kind, model }: Listing): string {
  return (model.feminine ? 'e' : '') + (kind === 'shoes' ? 's' : '');
}

function sentence(slot: Slot, listing: Listing, random: Random): Pair | null {
  const { model, material, decade, family, condition, flaw } = listing;
  switch (slot) {
    case 'cut':
      return random.pick(model.cut);
    case 'wear':
      return random.pick(model.wear);
    case 'touch': {
      const [fr, en] = random.pick(MATERIAL_WORDS[material].touch);
      return [`${fr}.`, `${en}.`];
    }
    case 'care':
      return MATERIAL_WORDS[material].care;
    case 'era':
      return decade ? random.pick(ERA[decade] ?? []) : null;
    case 'family':
      return condition === 'neuf' && WORN.has(family) ? null : random.pick(FAMILY[family] ?? []);
    case 'condition':
      return flaw ? null : random.pick(CONDITION[condition] ?? []);
    case 'fit':
      return fitOf(listing, random);
    case 'flaw': {
      if (!flaw) return null;
      const [fr, en] = random.pick(FLAW_INTRO);
      const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
      return [`${fr}${lower(flaw.words[0])}.`, `${en}${lower(flaw.words[1])}.`];
    }
  }
}

export function describe(listing: Listing, random: Random): Pair {
  const shape = random.pick(SHAPES);
  const said = shape.map((slot) => sentence(slot, listing, random)).filter((pair) => pair !== null);
  if (said.length < 2) said.push(MATERIAL_WORDS[listing.material].care);
  const french = said
    .map(([fr]) => fr)
    .join(' ')
    .replaceAll('{e}', ending(listing));
  return [withFrenchSpaces(french), said.map(([, en]) => en).join(' ')];
}

import type { Random } from '@patine/illustrations';
import type { Color, Kind, Pattern } from '@patine/illustrations';
import { detailsFor } from './details.ts';
import { FLAWS, type Flaw } from './flaws.ts';
import { measuresFor } from './measures.ts';
import { MODELS } from './models.ts';
import type { Model, Target } from './models/model.ts';
import { priceOf, type Priced } from './prices.ts';
import { BRANDS, makes, STORES, type Store } from './sellers.ts';
import { sizeFor } from './sizes.ts';
import type { Pair } from './words/pair.ts';

/** An item for sale before its texts are written. */
export interface Listing extends Priced {
  kind: Kind;
  model: Model;
  target: Target;
  brand: string;
  color: Color;
  material: Model['materials'][number];
  pattern: Pattern;
  decade: number;
  family: string;
  condition: string;
  flaw: Flaw | null;
  size: string;
  measures: string;
  traits: Readonly<Record<string, string>>;
  details: readonly Pair[];
  store: Store;
}

const WARDROBE: readonly (readonly [Color, number])[] = [
  ['noir', 12],
  ['bleu-fonce', 10],
  ['marron', 8],
  ['beige', 8],
  ['rouge', 9],
  ['vert', 9],
  ['gris', 7],
  ['blanc', 7],
  ['ecru', 7],
  ['rose', 6],
  ['bleu-clair', 5],
  ['bleu-moyen', 5],
  ['jaune', 5],
  ['orange', 4],
  ['violet', 4],
  ['multicolore', 4],
  ['dore', 1.5],
  ['argente', 1.5],
];
const FAMILIES = [
  ['vintage', 42],
  ['second_hand', 27],
  ['imperfect', 10],
  ['upcycled', 8],
  ['archive', 7],
  ['new_but_green', 6],
] as const;
const SHINING: ReadonlySet<Kind> = new Set(['dress', 'skirt', 'shoes', 'bag', 'jumper', 'jacket']);

function colorFor(model: Model, pattern: Pattern, random: Random): Color {
  if (model.colors) return random.pick(model.colors);
  const fits = WARDROBE.filter(([color]) =>
    color === 'multicolore'
      ? pattern !== 'plain' && pattern !== 'breton' && pattern !== 'pinstripe'
      : (color !== 'dore' && color !== 'argente') || (SHINING.has(model.kind) && pattern === 'plain'),
  );
  return random.weighted(fits);
}

function decadeFor(model: Model, family: string, random: Random): number {
  const dated =
    family === 'vintage' || family === 'archive' || (family === 'imperfect' && random.chance(0.5));
  if (!dated) return 0;
  return model.decades
    ? random.pick(model.decades)
    : random.weighted([
        [1950, 1],
        [1960, 3],
        [1970, 6],
        [1980, 7],
        [1990, 9],
        [2000, 5],
      ]);
}

function conditionFor(family: string, random: Random): string {
  if (family === 'new_but_green') return 'neuf';
  if (family === 'imperfect')
    return random.weighted([
      ['bonEtat', 3],
      ['etatCorrect', 5],
    ]);
  return random.weighted([
    ['neuf', 1],
    ['tresBonEtat', 9],
    ['bonEtat', 7],
    ['etatCorrect', 2],
  ]);
}

function flawFor(model: Model, family: string, condition: string, random: Random): Flaw | null {
  const odds =
    family === 'imperfect' ? 1 : condition === 'etatCorrect' ? 0.85 : condition === 'bonEtat' ? 0.22 : 0;
  if (!random.chance(odds)) return null;
  const bare = model.kind === 'dress' || model.traits.sleeve === 'short';
  return random.pick(
    FLAWS.filter(
      ({ kinds, place, defect }) =>
        kinds.includes(model.kind) &&
        !(bare && place === 'sleeve') &&
        !(defect === 'button' && model.traits.style === 'wrap') &&
        !(model.traits.style === 'duffle' && defect === 'button'),
    ),
  );
}

/** Sets the traits that the picture needs even where the title does not name them. */
function settle(model: Model, traits: Record<string, string>, random: Random): Record<string, string> {
  if (model.kind === 'dress') {
    traits.length ??= random.pick(['knee', 'midi']);
    traits.sleeve ??= random.pick(['short', 'long', 'none', 'puff']);
  }
  if (model.kind === 'skirt') traits.length ??= random.pick(['knee', 'midi', 'midi']);
  if (model.kind === 'shirt') traits.sleeve ??= 'long';
  return traits;
}

export function drawListing(kind: Kind, random: Random): Listing {
  const model = random.weighted(
    MODELS.filter((each) => each.kind === kind).map((each) => [each, each.weight] as const),
  );
  const target = random.weighted([
    ['w', 6],
    ['m', 3],
    ['k', 1],
  ] as const satisfies [Target, number][]) as Target;
  const fits = model.targets.includes(target) ? target : (random.pick([...model.targets]) as Target);
  const family = random.weighted(FAMILIES);
  const material = random.pick(model.materials);
  const woven = model.patterns.filter((pattern) => pattern !== 'breton' || material !== 'linen');
  const pattern =
    material === 'leather' ||
    material === 'suede' ||
    material === 'denim' ||
    material === 'corduroy' ||
    material === 'velvet'
      ? 'plain'
      : random.pick(woven);
  const color = colorFor(model, pattern, random);
  const decade = decadeFor(model, family, random);
  const condition = conditionFor(family, random);
  const flaw = flawFor(model, family, condition, random);
  const details = detailsFor(
    model,
    random,
    random.weighted([
      [0, 3],
      [1, 5],
      [2, 2],
    ]),
  );
  const traits = settle(
    model,
    { ...model.traits, ...Object.fromEntries(details.map(({ trait, value }) => [trait, value])) },
    random,
  );
  const brands = BRANDS.filter(
    (each) => each.kinds.includes(kind) && each.targets.includes(fits) && makes(each.name, model, material),
  );
  const brand =
    random.chance(0.13) || brands.length === 0 || (family === 'upcycled' && random.chance(0.5))
      ? null
      : random.pick(brands);
  const sized = sizeFor(model, fits, random);
  const store = random.weighted(STORES.map((each) => [each, each.weight] as const));
  const priced = priceOf(model.price, brand?.worth ?? 1, material, condition, family, fits === 'k', random);
  return {
    kind,
    model,
    target: fits,
    brand: brand?.name ?? '',
    color,
    material,
    pattern,
    decade,
    family,
    condition,
    flaw,
    size: sized.size,
    measures: measuresFor(model, fits, sized, traits, random),
    traits,
    details: details.map(({ words }) => words),
    store,
    ...priced,
  };
}

export const KINDS = [
  'dress',
  'jeans',
  'jacket',
  'coat',
  'jumper',
  'shirt',
  'skirt',
  'shorts',
  'tshirt',
  'bag',
  'shoes',
  'hat',
  'scarf',
] as const;
export const VIEWS = ['front', 'back', 'detail', 'label'] as const;
export const COLORS = [
  'blanc',
  'noir',
  'rouge',
  'vert',
  'rose',
  'beige',
  'ecru',
  'gris',
  'marron',
  'multicolore',
  'bleu-fonce',
  'jaune',
  'violet',
  'bleu-clair',
  'orange',
  'dore',
  'bleu-moyen',
  'argente',
] as const;
export const MATERIALS = [
  'cotton',
  'linen',
  'viscose',
  'silk',
  'polyester',
  'wool',
  'cashmere',
  'mohair',
  'acrylic',
  'denim',
  'corduroy',
  'velvet',
  'leather',
  'suede',
  'canvas',
  'nylon',
  'tweed',
  'flannel',
  'felt',
  'straw',
  'jersey',
] as const;
export const PATTERNS = [
  'plain',
  'stripes',
  'breton',
  'pinstripe',
  'gingham',
  'tartan',
  'windowpane',
  'floral',
  'liberty',
  'dots',
  'geometric',
  'herringbone',
  'houndstooth',
  'leopard',
  'paisley',
  'fairisle',
  'cable',
  'argyle',
  'patchwork',
] as const;
export const DEFECTS = [
  'none',
  'stain',
  'hole',
  'pilling',
  'snag',
  'fading',
  'button',
  'fray',
  'scuff',
  'mend',
] as const;
export const PLACES = ['front', 'back', 'collar', 'sleeve', 'hem'] as const;

export type Kind = (typeof KINDS)[number];
export type View = (typeof VIEWS)[number];
export type Color = (typeof COLORS)[number];
export type Material = (typeof MATERIALS)[number];
export type Pattern = (typeof PATTERNS)[number];
export type Defect = (typeof DEFECTS)[number];
export type Place = (typeof PLACES)[number];

/** Measurements that a garment is drawn with, named as the feed's `measurements` column names them. */
export type MeasureName =
  | 'length'
  | 'bust'
  | 'waist'
  | 'hips'
  | 'hem'
  | 'shoulder'
  | 'sleeve'
  | 'rise'
  | 'inseam'
  | 'sole'
  | 'heel'
  | 'shaft'
  | 'width'
  | 'height'
  | 'head';

/** Everything a picture shows; its address holds it all, so that nothing else has to be looked up. */
export interface Illustration {
  kind: Kind;
  color: Color;
  material: Material;
  pattern: Pattern;
  /** 1950 to 2010, or 0 when unknown. */
  decade: number;
  defect: Defect;
  place: Place;
  view: View;
  seed: string;
  /** Cut and closure, such as `{ length: 'midi', collar: 'peter' }`; what is missing is chosen by the seed. */
  traits: Readonly<Record<string, string>>;
  brand: string;
  size: string;
}

export function illustrationAddress(illustration: Illustration): string {
  const traits = Object.entries(illustration.traits).map(([name, value]) => `${name}-${value}`);
  return [
    illustration.kind,
    illustration.view,
    illustration.color,
    illustration.material,
    illustration.pattern,
    illustration.decade,
    `${illustration.defect}-${illustration.place}`,
    illustration.seed,
    traits.join('.') || '-',
    encodeURIComponent(illustration.brand) || '-',
    encodeURIComponent(illustration.size) || '-',
  ].join('/');
}

function oneOf<T extends string>(list: readonly T[], value: string | undefined): T {
  const found = list.find((entry) => entry === value);
  if (found === undefined) throw new RangeError(`No illustration can show "${value ?? ''}"`);
  return found;
}

export function parseAddress(address: string): Illustration {
  const [kind, view, color, material, pattern, decade, flaw, seed, traits, brand, size] = address.split('/');
  const [defect, place] = (flaw ?? '').split('-');
  const pairs = (traits ?? '').split('.').map((pair) => pair.split('-'));
  return {
    kind: oneOf(KINDS, kind),
    view: oneOf(VIEWS, view),
    color: oneOf(COLORS, color),
    material: oneOf(MATERIALS, material),
    pattern: oneOf(PATTERNS, pattern),
    decade: Number(decade) || 0,
    defect: oneOf(DEFECTS, defect),
    place: oneOf(PLACES, place),
    seed: seed ?? '',
    traits: Object.fromEntries(pairs.filter(([name, value]) => name && value)) as Record<string, string>,
    brand: decodeURIComponent(brand === '-' ? '' : (brand ?? '')),
    size: decodeURIComponent(size === '-' ? '' : (size ?? '')),
  };
}

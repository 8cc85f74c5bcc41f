import type { Random } from '@patine/illustrations';
import type { Listing } from './listing.ts';

const SIZE = 80;

/**
 * Listings that a draw gives to a drop. Every number drawn changes all the listings after it, so the conditions of a theme
 * stay as they are; where they let in what does not belong, the drop is chosen below instead.
 */
const THEMES: readonly (readonly [slug: string, share: number, fits: (listing: Listing) => boolean])[] = [
  ['archives-denim', 0.6, ({ material, decade }) => material === 'denim' && decade > 0],
  [
    'summer-dresses',
    0.65,
    ({ kind, material, traits }) =>
      kind === 'dress' && ['cotton', 'linen', 'viscose'].includes(material) && traits.sleeve !== 'long',
  ],
  [
    'workwear',
    0.5,
    ({ traits, brand, kind }) =>
      traits.style === 'chore' ||
      traits.cut === 'work' ||
      ['Carhartt', 'Dickies', 'Le Laboureur'].includes(brand) ||
      (kind === 'shirt' && traits.yoke === 'western'),
  ],
  [
    'winter-knits',
    0.35,
    ({ kind, material }) =>
      ['jumper', 'scarf', 'hat'].includes(kind) && ['wool', 'cashmere', 'mohair'].includes(material),
  ],
];

const STURDY: ReadonlySet<string> = new Set(['canvas', 'cotton', 'corduroy', 'denim', 'flannel', 'linen']);
const WORKSHOPS: ReadonlySet<string> = new Set(['Carhartt', 'Dickies', 'Le Laboureur']);

/** What was made to work in. The brands of workwear also make berets, jumpers and biker jackets, which are not. */
const isWorkwear = ({ kind, material, traits, brand, pattern }: Listing) => {
  if (!STURDY.has(material)) return false;
  if (traits.style === 'chore' || traits.cut === 'work') return true;
  if (traits.yoke === 'western') return pattern === 'plain';
  return (
    WORKSHOPS.has(brand) && (traits.style === 'trucker' || (kind === 'jeans' && traits.cut === 'straight'))
  );
};

const EVENING: ReadonlySet<string> = new Set(['silk', 'velvet']);
const BY_DAY: ReadonlySet<string> = new Set(['gingham', 'tartan', 'windowpane', 'stripes', 'breton']);

const isFestive = ({ kind, material, color, pattern }: Listing) => {
  if (kind === 'shoes' || kind === 'bag') return color === 'dore' || color === 'argente';
  return (
    ['dress', 'skirt', 'shirt', 'jacket', 'scarf'].includes(kind) &&
    EVENING.has(material) &&
    !BY_DAY.has(pattern)
  );
};

/** Drops whose pieces are chosen without a draw. The announced one has few, since they are not for sale before it opens. */
const CHOSEN: readonly (readonly [slug: string, size: number, fits: (listing: Listing) => boolean])[] = [
  ['workwear', SIZE, isWorkwear],
  ['party-wardrobe', 24, isFestive],
];

/** Assigns listings to the drop that they fit, until the drop is full. Returns an empty string for the others. */
export function dropper(random: Random): (listing: Listing) => string {
  const draw = drawer(random);
  const filled = new Map<string, number>();
  return (listing) => {
    const drawn = draw(listing);
    if (drawn !== '' && drawn !== 'workwear') return drawn;
    for (const [slug, size, fits] of CHOSEN) {
      const count = filled.get(slug) ?? 0;
      if (count >= size || !fits(listing)) continue;
      filled.set(slug, count + 1);
      return slug;
    }
    return '';
  };
}

function drawer(random: Random): (listing: Listing) => string {
  const filled = new Map<string, number>();
  return (listing) => {
    for (const [slug, share, fits] of THEMES) {
      const count = filled.get(slug) ?? 0;
      if (count >= SIZE || !fits(listing) || !random.chance(share)) continue;
      filled.set(slug, count + 1);
      return slug;
    }
    return '';
  };
}

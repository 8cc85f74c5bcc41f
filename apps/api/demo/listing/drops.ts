import type { Random } from '@patine/illustrations';
import type { Listing } from './listing.ts';

const SIZE = 80;

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

/** The announced drop has few pieces, since they are not for sale before it opens. */
const ANNOUNCED = 'party-wardrobe';
const ANNOUNCED_SIZE = 24;

const isFestive = ({ kind, material }: Listing) =>
  ['velvet', 'silk'].includes(material) &&
  ['dress', 'skirt', 'shirt', 'jacket', 'shoes', 'bag', 'scarf'].includes(kind);

/** Assigns listings to the drop that they fit, until the drop is full. Returns an empty string for the others. */
export function dropper(random: Random): (listing: Listing) => string {
  const filled = new Map<string, number>();
  return (listing) => {
    for (const [slug, share, fits] of THEMES) {
      const count = filled.get(slug) ?? 0;
      if (count >= SIZE || !fits(listing) || !random.chance(share)) continue;
      filled.set(slug, count + 1);
      return slug;
    }
    const count = filled.get(ANNOUNCED) ?? 0;
    if (count >= ANNOUNCED_SIZE || !isFestive(listing)) return '';
    filled.set(ANNOUNCED, count + 1);
    return ANNOUNCED;
  };
}

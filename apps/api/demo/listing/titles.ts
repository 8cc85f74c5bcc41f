import type { Listing } from './listing.ts';
import { COLOR_WORDS } from './words/colors.ts';
import { MATERIAL_WORDS } from './words/materials.ts';
import { PATTERN_WORDS } from './words/patterns.ts';
import type { Pair } from './words/pair.ts';

interface Extras {
  brand: boolean;
  decade: boolean;
}

const said = (parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Trousers are called jeans only when they are made of denim. */
function nameOf({ model, material }: Listing): Pair {
  if (model.kind !== 'jeans' || material === 'denim') return model.name;
  return [model.name[0].replace('Jean', 'Pantalon'), model.name[1].replace('jeans', 'trousers')];
}

export function titlesOf(listing: Listing, extras: Extras): Pair {
  const [nameFr, nameEn] = nameOf(listing);
  const color = COLOR_WORDS[listing.color];
  const material = MATERIAL_WORDS[listing.material];
  // A Breton top is striped by its name.
  const pattern =
    listing.pattern === 'plain' || nameEn.startsWith('Breton')
      ? ['', '']
      : PATTERN_WORDS[listing.pattern].title;
  const plural = listing.kind === 'shoes' ? 's' : '';
  const obvious = listing.material === 'denim' && /jean/i.test(nameFr);
  const feminine = obvious ? listing.model.feminine : material.feminine;
  const ofColor = feminine ? color.feminine : color.masculine;
  const cloth = obvious ? ofColor : `en ${material.fr} ${ofColor}`;
  const brand = extras.brand ? listing.brand : '';
  const years =
    extras.decade && listing.decade
      ? `des années ${listing.decade === 2000 ? '2000' : String(listing.decade).slice(2)}`
      : '';
  const agreed = pattern[0] === 'écossais' && listing.model.feminine ? `écossaise${plural}` : pattern[0];
  return [
    said([nameFr, ...listing.details.map(([fr]) => fr), agreed ?? '', brand, years, cloth]),
    capital(
      said([
        brand,
        extras.decade && listing.decade ? `${listing.decade}s` : '',
        ...listing.details.map(([, en]) => en),
        color.en,
        pattern[1] ?? '',
        obvious && nameEn.includes('jeans') ? '' : obvious && nameEn.includes('denim') ? '' : material.en,
        nameEn,
      ]),
    ),
  ];
}

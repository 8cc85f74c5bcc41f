import { describe } from './listing/describe.ts';
import { dropper } from './listing/drops.ts';
import { drawListing, type Listing } from './listing/listing.ts';
import { notesOf } from './listing/notes.ts';
import { sellerEmail } from './listing/sellers.ts';
import { spread } from './listing/spread.ts';
import { STOCK } from './listing/models.ts';
import { productType } from './listing/product-types.ts';
import { titlesOf } from './listing/titles.ts';
import { COLOR_WORDS } from './listing/words/colors.ts';
import { MATERIAL_WORDS } from './listing/words/materials.ts';
import { PATTERN_WORDS } from './listing/words/patterns.ts';
import type { Pair } from './listing/words/pair.ts';
import { illustrationAddress, VIEWS, type Kind } from '@patine/illustrations';
import { seeded, type Random } from '@patine/illustrations';

/** A row of the product feed: every value is text, by column name. */
export type FeedRow = Record<string, string>;

const FIRST_ID = 200_001;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the first title that no other listing has: without extras, with the brand, with the decade, with both. */
function freeTitles(listing: Listing, taken: ReadonlySet<string>): Pair | null {
  const tries = [
    { brand: false, decade: false },
    { brand: true, decade: false },
    { brand: false, decade: true },
    { brand: true, decade: true },
  ].map((extras) => titlesOf(listing, extras));
  return tries.find(([fr, en]) => !taken.has(fr) && !taken.has(en)) ?? null;
}

function pictures(listing: Listing, id: number): string[] {
  const { kind, color, material, pattern, decade, flaw, traits, brand, size } = listing;
  const illustration = {
    kind,
    color,
    material,
    pattern,
    decade,
    traits,
    brand,
    size,
    defect: flaw?.defect ?? 'none',
    place: flaw?.place ?? 'front',
    seed: id.toString(36),
  } as const;
  // A label sewn into a seam is none of a shoe.
  const views = kind === 'shoes' ? VIEWS.filter((view) => view !== 'label') : VIEWS;
  return views.map((view) => `demo:${illustrationAddress({ ...illustration, view })}`);
}

function customisation(
  { kind, traits, pattern, material }: Listing,
  random: Random,
): readonly [label: Pair, longest: string] {
  const fits =
    (kind === 'tshirt' && pattern === 'plain') ||
    traits.style === 'trucker' ||
    (traits.style === 'tote' && material === 'canvas');
  if (!fits || !random.chance(0.16)) return [['', ''], ''];
  return kind === 'bag'
    ? [['Initiales brodées', 'Embroidered initials'], '3']
    : [['Prénom brodé', 'Embroidered first name'], '12'];
}

function row(id: number, listing: Listing, titles: Pair, texts: Pair, drop: string, random: Random): FeedRow {
  const [front, ...others] = pictures(listing, id);
  const [type, typeEn] = productType(listing.kind, listing.target);
  const [label, longest] = customisation(listing, random);
  return {
    id: String(id),
    title: titles[0],
    title_en: titles[1],
    description: texts[0],
    description_en: texts[1],
    image_link: front!,
    additional_image_link: others.join(','),
    availability: random.chance(0.03) ? 'out_of_stock' : 'in_stock',
    price: listing.price,
    sale_price: listing.sale,
    brand: listing.brand,
    condition: listing.condition === 'neuf' ? 'new' : 'used',
    condition_level: listing.condition,
    color: COLOR_WORDS[listing.color].name,
    size: listing.size,
    gender:
      listing.target === 'm'
        ? 'male'
        : listing.target === 'w' || listing.kind === 'dress'
          ? 'female'
          : 'unisex',
    age_group: listing.target === 'k' ? 'kids' : 'adult',
    material: capital(MATERIAL_WORDS[listing.material].fr),
    product_type: type,
    product_type_en: typeEn,
    family: listing.family,
    decade: listing.decade ? String(listing.decade) : '',
    defects: listing.flaw?.words[0] ?? '',
    defects_en: listing.flaw?.words[1] ?? '',
    measurements: listing.measures,
    store: listing.store.name,
    store_country: listing.store.country,
    store_email: sellerEmail(listing.store),
    accepts_offers: random.chance(0.62) ? 'yes' : 'no',
    drop,
    tags: tagsOf(listing),
    customization_label: label[0],
    customization_label_en: label[1],
    customization_max_length: longest,
    pattern: listing.pattern === 'plain' ? '' : PATTERN_WORDS[listing.pattern].name,
    min_price: lowestOffer(id, listing),
    ...notesOf(listing, id),
  };
}

/** One listing in twelve has a minimum price offer: four fifths of the price. */
const lowestOffer = (id: number, { price, sale }: Listing): string =>
  id % 12 === 0 ? `${Math.ceil(Number.parseFloat(sale || price) * 0.8)}.00 EUR` : '';

const FESTIVE: ReadonlySet<string> = new Set(['silk', 'velvet']);

function tagsOf({ kind, material, store }: Listing): string {
  const tags = [
    ...(store.express ? ['express'] : []),
    ...((kind === 'dress' || kind === 'skirt') && FESTIVE.has(material) ? ['fetes'] : []),
  ];
  return tags.join(',');
}

/** The demo catalogue: the same 2,400 listings every time, the oldest first. */
export function* demoFeed(): Generator<FeedRow> {
  let id = FIRST_ID;
  for (const { cells } of spread([...drawnRows()])) yield { ...cells, id: String(id++) };
}

/** The listings as they are drawn, each with a number that nobody sees: its pictures follow from it. */
function* drawnRows(): Generator<{ listing: Listing; drop: string; cells: FeedRow }> {
  const random = seeded('patine demo catalogue');
  const kinds = Object.entries(STOCK).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind as Kind),
  );
  const dropOf = dropper(random);
  const titlesTaken = new Set<string>();
  const textsTaken = new Set<string>();
  let id = FIRST_ID;
  for (const kind of random.shuffle(kinds)) {
    for (;;) {
      const listing = drawListing(kind, random);
      const titles = freeTitles(listing, titlesTaken);
      const texts = describe(listing, random);
      if (!titles || textsTaken.has(texts[0]) || textsTaken.has(texts[1])) continue;
      for (const title of titles) titlesTaken.add(title);
      for (const text of texts) textsTaken.add(text);
      const drop = dropOf(listing);
      yield { listing, drop, cells: row(id++, listing, titles, texts, drop, random) };
      break;
    }
  }
}

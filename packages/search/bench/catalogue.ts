import type { SearchObject } from '../src/index.ts';
import type { Random } from './random.ts';
import {
  brands,
  colors,
  conditions,
  decades,
  discounts,
  garments,
  materials,
  patterns,
  sentences,
  sizes,
  styles,
} from './words.ts';

/** Generates `size` listings in chunks of a thousand. */
export function* products(random: Random, size: number): Generator<SearchObject[]> {
  for (let from = 0; from < size; from += 1000) {
    const count = Math.min(1000, size - from);
    yield Array.from({ length: count }, (_, index) => product(random, from + index));
  }
}

const newest = 1_780_000_000;

/** Generates a plausible listing with the attributes of the shop's records. */
export function product(random: Random, number: number): SearchObject {
  const { name: garment, path } = random.favourite(garments);
  const brandName = random.favourite(brands);
  const color = random.favourite(colors);
  const material = random.favourite(materials);
  const pattern = random.favourite(patterns);
  const years = random.favourite(decades);
  const size = random.favourite(sizes);
  const name = `${garment} ${brandName} ${pattern} ${color} ${years}`;
  const regularPrice = 500 + random.below(250) * 100;
  const discountPercent = random.chance(0.3) ? 5 * (1 + random.below(14)) : 0;
  const [target = '', family = ''] = path.split('/');
  const isSold = random.chance(0.15);
  return {
    objectID: `product-${number}`,
    reference: String(1_000_000 + number),
    slug: slug(`${name} ${number}`),
    name,
    brandName,
    description: [0, 1, 2].map(() => random.pick(sentences)).join(' '),
    size: slug(size),
    price: Math.round((regularPrice * (100 - discountPercent)) / 100),
    regularPrice,
    discountPercent,
    createdAt: newest - random.below(60_000_000),
    availability: isSold ? 'sold' : 'available',
    sold: Number(isSold),
    categories: path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
    color: random.chance(0.2) ? [slug(color), slug(random.pick(colors))] : [slug(color)],
    material: [slug(material)],
    condition: random.favourite(conditions),
    brand: slug(brandName),
    style: [random.favourite(styles)],
    pattern: slug(pattern),
    years,
    target,
    family,
    discountRange: discounts[Math.ceil(discountPercent / 20)] ?? discounts[0],
    store: `store-${random.below(400)}`,
    drops: random.chance(0.1) ? [`drop-${random.below(40)}`] : [],
    _tags: random.chance(0.02) ? ['fetes'] : random.chance(0.01) ? ['secret'] : [],
  };
}

export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

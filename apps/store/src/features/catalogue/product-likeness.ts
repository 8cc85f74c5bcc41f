import type { ProductHit, ProductRecord } from '@patine/contract/search/record';
import { sizeSlug, type Likeness } from '@patine/core';
import type { Product } from './product.query.ts';

/** What a product is compared by, beside what its card shows. */
export const COMPARED = [
  'categories',
  'color',
  'material',
  'pattern',
  'style',
  'brand',
  'years',
  'size',
] as const;
export type ComparedHit = ProductHit & Pick<ProductRecord, (typeof COMPARED)[number]>;

const decadeOf = (slug: string | undefined) => (slug && /^\d{4}$/.test(slug) ? Number(slug) : null);

/** Read from its page. */
export function likenessOfProduct({ categories, attributes, variants, pricing }: Product): Likeness {
  return {
    category: categories.at(-1)?.slug ?? '',
    colors: attributes.colour.map(({ slug }) => slug),
    materials: attributes.material.map(({ slug }) => slug),
    patterns: attributes.pattern ? [attributes.pattern.slug] : [],
    styles: attributes.style.map(({ slug }) => slug),
    brand: attributes.brand?.slug ?? null,
    decade: decadeOf(attributes.years?.slug),
    sizes: variants.map(({ size }) => sizeSlug(size)),
    price: pricing.currentPrice.amount,
  };
}

/** Read from the index. */
export function likenessOfHit(hit: ComparedHit): Likeness {
  const longest = hit.categories.filter((slug) => slug.includes('/')).toSorted((a, b) => b.length - a.length);
  return {
    category: longest[0] ?? hit.categories[0] ?? '',
    colors: hit.color,
    materials: hit.material,
    patterns: hit.pattern,
    styles: hit.style,
    brand: hit.brand[0] ?? null,
    decade: decadeOf(hit.years[0]),
    sizes: hit.size,
    price: hit.price,
  };
}

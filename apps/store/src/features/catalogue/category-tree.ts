import type { ShopDictionary } from '@patine/contract/content/structure';

export type CategoryName = { slug: string; name: string };

/** All categories in display order; the slug is the path, for example `women/clothing/dresses`. */
export type Categories = readonly CategoryName[];

const levelOf = (slug: string) => slug.split('/').length;

export const parentOf = (slug: string): string => slug.split('/').slice(0, -1).join('/');

/** Direct children of a category; the empty slug is the root. */
export const childrenOf = (categories: Categories, slug: string): CategoryName[] =>
  categories.filter(
    (category) =>
      levelOf(category.slug) === (slug === '' ? 1 : levelOf(slug) + 1) &&
      (slug === '' || category.slug.startsWith(`${slug}/`)),
  );

/** A category with its ancestors, root first; null if the slug is unknown. */
export function trailOf(categories: Categories, slug: string): CategoryName[] | null {
  const names = new Map(categories.map((category) => [category.slug, category]));
  const slugs = slug.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const trail = slugs.map((part) => names.get(part));
  return trail.every((category) => category !== undefined) ? trail : null;
}

/** A category with its ancestors, or the selection with this slug; empty for the whole shop, null if the slug is unknown. */
export function trailIn({ facetValues }: ShopDictionary, category: string): CategoryName[] | null {
  if (category === '') return [];
  const selection = facetValues['selections']?.find(({ slug }) => slug === category);
  return trailOf(facetValues['categories'] ?? [], category) ?? (selection ? [selection] : null);
}

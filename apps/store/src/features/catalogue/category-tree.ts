export type CategoryName = { slug: string; name: string };

/** Every category with its path as slug, `women/clothing/dresses`, in the order of the shop. */
export type Categories = readonly CategoryName[];

const levelOf = (slug: string) => slug.split('/').length;

export const parentOf = (slug: string): string => slug.split('/').slice(0, -1).join('/');

/** The categories right below one; below the empty slug are the first ones. */
export const childrenOf = (categories: Categories, slug: string): CategoryName[] =>
  categories.filter(
    (category) =>
      levelOf(category.slug) === (slug === '' ? 1 : levelOf(slug) + 1) &&
      (slug === '' || category.slug.startsWith(`${slug}/`)),
  );

/** A category and those above it, from the first; null when there is none of this slug. */
export function trailOf(categories: Categories, slug: string): CategoryName[] | null {
  const names = new Map(categories.map((category) => [category.slug, category]));
  const slugs = slug.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const trail = slugs.map((part) => names.get(part));
  return trail.every((category) => category !== undefined) ? trail : null;
}

import { TARGETS } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { readEmptyCategories } from '../catalogue/index.ts';

/** URL path of the list of a category, without the language. */
export const CATEGORY = new RegExp(`^/shop/((?:${TARGETS.join('|')})(?:/[a-z0-9-]+)*)/?$`);

/** The category that a link of a document leads to; null for other values. */
function categoryOf(value: unknown): string | null {
  const isLink = typeof value === 'object' && value !== null && 'path' in value;
  return isLink && typeof value.path === 'string' ? (CATEGORY.exec(value.path)?.[1] ?? null) : null;
}

function categoriesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = categoryOf(value);
  return [...(own === null ? [] : [own]), ...Object.values(value).flatMap(categoriesIn)];
}

/** A list whose links all lead nowhere stays: a block may need one. */
function prune(value: unknown, isEmpty: (category: string) => boolean): unknown {
  if (Array.isArray(value)) {
    const remaining = value.filter((one) => {
      const category = categoryOf(one);
      return category === null || !isEmpty(category);
    });
    return (remaining.length > 0 ? remaining : value).map((one) => prune(one, isEmpty));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, prune(one, isEmpty)]));
}

/** Leaves out of a document's lists the links to categories that no item is in: not every catalogue has them all. */
export async function withoutEmptyCategories<T>(db: Database, document: T): Promise<T> {
  const empty = await readEmptyCategories(db, [...new Set(categoriesIn(document))]);
  return empty.size === 0 ? document : (prune(document, (category) => empty.has(category)) as T);
}

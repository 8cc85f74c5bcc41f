import { localeOf, localePrefix, TARGETS } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { readEmptyCategories, readUnknownBrands } from '../catalogue/index.ts';

const CATEGORY = new RegExp(`^/shop/((?:${TARGETS.join('|')})(?:/[a-z0-9-]+)*)/?(?:[?#]|$)`);
const BRAND = /^\/shop\/?\?brands=([a-z0-9-]+)$/;

const withoutLanguage = (address: string) => address.slice(localePrefix(localeOf(address)).length);

/** The category whose list an address leads to; null for other addresses. */
export const categoryOf = (address: string): string | null =>
  CATEGORY.exec(withoutLanguage(address))?.[1] ?? null;

const brandOf = (address: string): string | null => BRAND.exec(withoutLanguage(address))?.[1] ?? null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The address that a link of a document leads to; null for other values. */
const addressOf = (value: unknown): string | null =>
  isRecord(value) && typeof value['path'] === 'string' ? value['path'] : null;

function addressesIn(value: unknown): string[] {
  if (!isRecord(value)) return [];
  return [addressOf(value) ?? [], ...Object.values(value).map(addressesIn)].flat();
}

/** A list whose links all lead nowhere stays: a block may need one. */
function prune(value: unknown, isEmpty: (address: string) => boolean): unknown {
  if (Array.isArray(value)) {
    const remaining = value.filter((one) => {
      const address = addressOf(one);
      return address === null || !isEmpty(address);
    });
    return (remaining.length > 0 ? remaining : value).map((one) => prune(one, isEmpty));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, prune(one, isEmpty)]));
}

const unique = (slugs: (string | null)[]) => [...new Set(slugs.filter((slug) => slug !== null))];

/**
 * Leaves out of a document's lists the links to categories that no item is in and to brands that no feed has named: not
 * every catalogue has them all.
 */
export async function withoutEmptyLists<T>(db: Database, document: T): Promise<T> {
  const addresses = addressesIn(document);
  const categories = await readEmptyCategories(db, unique(addresses.map(categoryOf)));
  const brands = await readUnknownBrands(db, unique(addresses.map(brandOf)));
  if (categories.size === 0 && brands.size === 0) return document;
  const isEmpty = (address: string) =>
    categories.has(categoryOf(address) ?? '') || brands.has(brandOf(address) ?? '');
  return prune(document, isEmpty) as T;
}

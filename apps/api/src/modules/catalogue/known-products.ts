import { MINUTE_MS, type Locale } from '@patine/core';
import type { ApiContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { namesFor, type NameOf } from './facet-names.ts';
import { type ProductRow, readListedItem, readProductRows } from './product-rows-repository.ts';

type Known = { row: ProductRow; names: Partial<Record<Locale, NameOf>>; at: number };

/** Cache size in products; each takes a few kilobytes. */
const MAX_KNOWN = 2_000;
/** Cache lifetime in ms. Bounds how long a change outside the product row, such as a renamed colour, stays hidden. */
const CACHE_MS = MINUTE_MS;

const shops = new WeakMap<Database, Map<number, Known>>();
const requests = new WeakMap<object, Map<number, Promise<Known | null>>>();

const mapOf = <Key extends object, Value>(maps: WeakMap<Key, Map<number, Value>>, key: Key) => {
  const known = maps.get(key);
  if (known) return known;
  const created = new Map<number, Value>();
  maps.set(key, created);
  return created;
};

/**
 * Reads a product through the cache. The item's state and the product's version are always read from the database;
 * the whole product only when the version has changed or the cache entry has expired.
 */
async function read(db: Database, reference: number, now: number): Promise<Known | null> {
  const cached = mapOf(shops, db);
  const known = cached.get(reference);
  cached.delete(reference);
  if (known && now - known.at < CACHE_MS) {
    const item = await readListedItem(db, reference);
    if (item?.version === known.row.version) {
      const { at, names } = known;
      const current = { row: { ...known.row, ...item }, names, at };
      cached.set(reference, current);
      return current;
    }
  }
  const [row] = await readProductRows(db, [reference]);
  if (!row) return null;
  const current: Known = { row, names: {}, at: now };
  cached.set(reference, current);
  for (const oldest of cached.keys()) {
    if (cached.size <= MAX_KNOWN) break;
    cached.delete(oldest);
  }
  return current;
}

/** Reads a product once per request, whatever number of fields ask for it. */
const ofThisCall = (context: ApiContext, reference: number) => {
  const inRequest = mapOf(requests, context);
  const reading = inRequest.get(reference) ?? read(context.db, reference, context.clock.now().getTime());
  inRequest.set(reference, reading);
  return reading;
};

/** Tells whether a number fits PostgreSQL's integer column; other numbers cannot be a reference. */
export const isReference = (reference: number) =>
  Number.isInteger(reference) && reference > 0 && reference < 2 ** 31;

export const currentRow = async (context: ApiContext, reference: number): Promise<ProductRow | null> =>
  isReference(reference) ? ((await ofThisCall(context, reference))?.row ?? null) : null;

/** Returns the facet names of a product in the request's language. */
export async function currentNames(context: ApiContext, row: ProductRow): Promise<NameOf> {
  const known = await ofThisCall(context, row.reference);
  const cached = known?.names[context.locale];
  if (cached) return cached;
  const nameOf = await namesFor(context.db, [row], context.locale);
  if (known) known.names[context.locale] = nameOf;
  return nameOf;
}

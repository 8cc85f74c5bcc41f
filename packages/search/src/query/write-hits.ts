import type { CatalogueIndex } from '../catalogue-index.ts';

/** Hits as JSON. Whole objects are joined as they are stored; anything less is read and written again. */
export function writeHits(
  index: CatalogueIndex,
  rows: readonly number[],
  retrieved: readonly string[] | undefined,
): string {
  const { json } = index.columns.rows;
  const stored = rows.map((row) => json[row]!);
  return isWhole(index, retrieved) ? stored.join() : stored.map((object) => pick(object, retrieved)).join();
}

function isWhole(index: CatalogueIndex, retrieved: readonly string[] | undefined): retrieved is undefined {
  return retrieved === undefined || index.coversAll(new Set(retrieved));
}

/** One stored object with the attributes asked for; its objectID always among them. */
export function pick(json: string, retrieved: readonly string[]): string {
  const entries = Object.entries(JSON.parse(json));
  const leftOut = new Set(retrieved.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const named = new Set(retrieved);
  const whole = named.has('*') || (leftOut.size > 0 && leftOut.size === named.size);
  const kept = entries.filter(
    ([name]) => name === 'objectID' || ((whole || named.has(name)) && !leftOut.has(name)),
  );
  return JSON.stringify(Object.fromEntries(kept));
}

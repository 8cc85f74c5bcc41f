import type { CatalogueIndex } from '../catalogue-index.ts';
import type { IndexConfig } from '../config.ts';
import { pickJsonMembers } from './pick-json-members.ts';
import type { HitMarker } from './mark-hits.ts';
import type { RankingInfo } from './search-params.ts';

/** Serialises hits. Whole objects are copied verbatim; otherwise the requested members are extracted. */
export function writeHits(
  index: CatalogueIndex,
  rows: Iterable<number>,
  retrieved: readonly string[] | undefined,
  marker: HitMarker | undefined,
  infos: readonly RankingInfo[] = [],
): string {
  const { json } = index.columns.rows;
  const write = isWhole(index, retrieved) ? (stored: string) => stored : picker(index, retrieved);
  const hits: string[] = [];
  for (const row of rows) {
    const stored = json.at(row);
    const info = infos[hits.length];
    const added = [
      ...(marker ? [marker(stored)] : []),
      ...(info ? [`,"_rankingInfo":${JSON.stringify(info)}`] : []),
    ].join('');
    const written = write(stored);
    hits.push(added === '' ? written : `${written.slice(0, -1)}${added}}`);
  }
  return hits.join();
}

const isWhole = (index: CatalogueIndex, retrieved: readonly string[] | undefined): boolean =>
  (index.config.unretrievableAttributes ?? []).length === 0 &&
  (retrieved === undefined || index.coversAll(new Set(retrieved)));

/** Returns a stored object with the requested attributes and its objectID. */
export const pick = (index: CatalogueIndex, json: string, retrieved: readonly string[] | undefined): string =>
  picker(index, retrieved)(json);

function picker(index: CatalogueIndex, retrieved: readonly string[] | undefined): (json: string) => string {
  const keeps = retrievedMembers(index.config, retrieved);
  const kind = JSON.stringify([...new Set(retrieved ?? ['*'])]);
  return index.cutTexts.memoise(kind, (json) => pickJsonMembers(json, keeps));
}

/** Tells which members of an object a response has. */
export function retrievedMembers(
  { unretrievableAttributes }: IndexConfig,
  retrieved: readonly string[] | undefined,
): (name: string) => boolean {
  const named = new Set(retrieved ?? ['*']);
  const leftOut = new Set(unretrievableAttributes);
  const refused = [...named].filter((name) => name.startsWith('-'));
  for (const name of refused) leftOut.add(name.slice(1));
  const whole = named.has('*') || (refused.length > 0 && refused.length === named.size);
  return (name) => name === 'objectID' || ((whole || named.has(name)) && !leftOut.has(name));
}

import type { SearchEngine } from '../engine.ts';
import { readInteger, readText } from '../query/read-values.ts';
import { SearchError } from '../search-error.ts';
import type { JsonObject } from './read-body.ts';

/** Returns a page of all objects of an index. The cursor is the number of the next object. */
export function handleBrowse(engine: SearchEngine, name: string, params: JsonObject): string {
  const hitsPerPage = readInteger('hitsPerPage', params['hitsPerPage'], 1000, { min: 1, max: 1000 });
  const cursor = readText('cursor', params['cursor']);
  if (!/^\d{0,15}$/.test(cursor)) throw new SearchError(400, 'Cursor is not valid');
  const from = Number(cursor);
  const hits = engine.storedJson(name, from, hitsPerPage);
  const nbHits = engine.size(name);
  const next = from + hits.length < nbHits ? `"cursor":"${from + hits.length}",` : '';
  return (
    `{"hits":[${hits.join()}],${next}"nbHits":${nbHits},"page":0,"nbPages":${Math.ceil(nbHits / hitsPerPage)},` +
    `"hitsPerPage":${hitsPerPage},"processingTimeMS":1,"query":"","params":""}`
  );
}

import { type IndexConfig, readSearchable } from '../config.ts';
import { readList, readText } from './read-values.ts';
import type { SearchParams } from './search-params.ts';

export interface HighlightSettings {
  attributes: readonly string[];
  before: string;
  after: string;
}

/** What is marked in hits: what the query names, what the index names, or everything that is searched. */
export function readHighlight(config: IndexConfig, params: SearchParams): HighlightSettings {
  const searchable = (): string[] => readSearchable(config).map(({ attribute }) => attribute);
  const asked = params.attributesToHighlight ?? config.attributesToHighlight;
  const listed = asked === undefined ? searchable() : readList('attributesToHighlight', asked);
  const hidden = config.unretrievableAttributes ?? [];
  return {
    attributes: (listed.includes('*') ? searchable() : listed).filter((name) => !hidden.includes(name)),
    before:
      params.highlightPreTag === undefined ? '<em>' : readText('highlightPreTag', params.highlightPreTag),
    after:
      params.highlightPostTag === undefined ? '</em>' : readText('highlightPostTag', params.highlightPostTag),
  };
}

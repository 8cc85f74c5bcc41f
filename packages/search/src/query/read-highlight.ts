import { type IndexConfig, readSearchable } from '../config.ts';
import { readList, readText } from './read-values.ts';
import type { SearchParams } from './search-params.ts';

export interface HighlightSettings {
  attributes: readonly string[];
  before: string;
  after: string;
}

/** Returns the attributes to highlight: those of the query, those of the index, or all searchable ones. */
export function readHighlight(config: IndexConfig, params: SearchParams): HighlightSettings {
  const searchable = (): string[] => readSearchable(config).map(({ attribute }) => attribute);
  const requested = params.attributesToHighlight ?? config.attributesToHighlight;
  const listed = requested === undefined ? searchable() : readList('attributesToHighlight', requested);
  const hidden = config.unretrievableAttributes ?? [];
  return {
    attributes: (listed.includes('*') ? searchable() : listed).filter((name) => !hidden.includes(name)),
    before:
      params.highlightPreTag === undefined ? '<em>' : readText('highlightPreTag', params.highlightPreTag),
    after:
      params.highlightPostTag === undefined ? '</em>' : readText('highlightPostTag', params.highlightPostTag),
  };
}

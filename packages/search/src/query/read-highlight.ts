import { type IndexConfig, readSearchable } from '../config.ts';
import { readInteger, readList, readText } from './read-values.ts';
import type { SearchParams } from './search-params.ts';

export interface SnippetSettings {
  attribute: string;
  /** Number of words of an excerpt. */
  words: number;
}

export interface HighlightSettings {
  attributes: readonly string[];
  snippets: readonly SnippetSettings[];
  before: string;
  after: string;
  /** Where a snippet is cut. */
  ellipsis: string;
}

const snippetLengths = { min: 1, max: 1000 };

/** Returns the attributes to highlight and to snippet: those of the query, or those of the index. */
export function readHighlight(config: IndexConfig, params: SearchParams): HighlightSettings {
  const hidden = config.unretrievableAttributes ?? [];
  return {
    attributes: highlighted(config, params).filter((name) => !hidden.includes(name)),
    snippets: snippeted(config, params).filter(({ attribute }) => !hidden.includes(attribute)),
    before:
      params.highlightPreTag === undefined ? '<em>' : readText('highlightPreTag', params.highlightPreTag),
    after:
      params.highlightPostTag === undefined ? '</em>' : readText('highlightPostTag', params.highlightPostTag),
    ellipsis: readText(
      'snippetEllipsisText',
      params.snippetEllipsisText ?? config.snippetEllipsisText ?? '…',
    ),
  };
}

const searchable = (config: IndexConfig): string[] =>
  readSearchable(config).map(({ attribute }) => attribute);

function highlighted(config: IndexConfig, params: SearchParams): string[] {
  const requested = params.attributesToHighlight ?? config.attributesToHighlight ?? ['*'];
  const listed = readList('attributesToHighlight', requested);
  return listed.includes('*') ? searchable(config) : listed;
}

function snippeted(config: IndexConfig, params: SearchParams): SnippetSettings[] {
  const requested = params.attributesToSnippet ?? config.attributesToSnippet;
  const listed = readList('attributesToSnippet', requested).map(readSnippet);
  const all = listed.find(({ attribute }) => attribute === '*');
  return all ? searchable(config).map((attribute) => ({ ...all, attribute })) : listed;
}

/** Parses `description:20`. */
function readSnippet(written: string): SnippetSettings {
  const [attribute = '', length] = written.split(':');
  return { attribute, words: readInteger('attributesToSnippet', length, 10, snippetLengths) };
}

import { SearchError } from '../search-error.ts';

export interface FilterToken {
  kind: 'word' | 'quoted' | 'sign' | 'end';
  text: string;
  /** Zero-based position in the filter string. */
  at: number;
}

const pattern = /\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(<=|>=|!=|[()<>=:])|([^\s()<>=:!"']+))/sy;

/** Splits a `filters` string into operators, quoted strings and bare words, with an end token. */
export function filterTokens(filters: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  const end = filters.trimEnd().length;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < end) {
    const from = pattern.lastIndex;
    const match = pattern.exec(filters);
    if (!match)
      throw unexpected({ kind: 'word', text: filters.slice(from, from + 20).trim(), at: from }, 'filter');
    const [token, quoted, sign, word] = match;
    const text = quoted ? quoted.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : (sign ?? word ?? '');
    const kind = quoted ? 'quoted' : sign ? 'sign' : 'word';
    tokens.push({ kind, text, at: from + token.length - (quoted ?? text).length });
  }
  return [...tokens, { kind: 'end', text: '', at: filters.length }];
}

export function unexpected(token: FilterToken, expected: string): SearchError {
  const what = token.kind === 'end' ? 'end of filter' : `token string(${token.text})`;
  return new SearchError(400, `filters: Unexpected ${what} expected ${expected} at col ${token.at}`);
}

import { SearchError } from '../search-error.ts';
import { readNumeric, tagAttribute, withScore } from './conditions.ts';
import { allOf, anyOf, type Filter } from './filter.ts';
import { type FilterToken, filterTokens, unexpected } from './filter-tokens.ts';

const longest = 20_000;
const deepest = 50;
const reserved: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'TO']);
const notNormal = 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed';
const mixed = 'filters: Different types are not allowed in the same OR.';

/**
 * Parses the `filters` parameter: `brand:levis AND (size:38 OR NOT size:"one size") AND year:1970 TO 1989`. As in
 * Algolia, OR binds tighter than AND, parentheses contain only ORs, and an OR combines conditions of one type. A word
 * without operator or colon is a tag.
 */
export function filterString(filters: string, isNumeric: (attribute: string) => boolean): Filter | undefined {
  if (filters.length > longest) throw new SearchError(400, `filters: longer than ${longest} characters`);
  const tokens = filterTokens(filters);
  if (tokens.length === 1) return undefined;
  const reader = new FilterReader(tokens, isNumeric);
  return reader.read();
}

class FilterReader {
  readonly #tokens: readonly FilterToken[];
  readonly #isNumeric: (attribute: string) => boolean;
  #position = 0;

  constructor(tokens: readonly FilterToken[], isNumeric: (attribute: string) => boolean) {
    this.#tokens = tokens;
    this.#isNumeric = isNumeric;
  }

  read(): Filter | undefined {
    const groups = [this.#group()];
    while (this.#skips('AND')) groups.push(this.#group());
    if (this.#peek().kind !== 'end') throw unexpected(this.#peek(), 'end of filter');
    return allOf(groups);
  }

  /** Parses conditions joined by OR, with optional parentheses. */
  #group(): Filter {
    const conditions = this.#item();
    while (this.#skips('OR')) conditions.push(...this.#item());
    if (new Set(conditions.map(typeOf)).size > 1) throw new SearchError(400, mixed);
    return anyOf(conditions)!;
  }

  #item(depth = 0): Filter[] {
    if (depth > deepest) throw new SearchError(400, `filters: nested deeper than ${deepest}`);
    if (!this.#skips('(')) return [this.#condition(depth)];
    const conditions = this.#item(depth + 1);
    while (this.#skips('OR')) conditions.push(...this.#item(depth + 1));
    if (isKeyword(this.#peek(), 'AND')) throw new SearchError(400, notNormal);
    if (!this.#skips(')')) throw unexpected(this.#peek(), ')');
    return conditions;
  }

  #condition(depth: number): Filter {
    if (depth > deepest) throw new SearchError(400, `filters: nested deeper than ${deepest}`);
    if (this.#skips('NOT')) return { kind: 'not', of: this.#condition(depth + 1) };
    const attribute = this.#operand();
    const sign = this.#peek();
    if (sign.kind !== 'sign' || sign.text === '(' || sign.text === ')') {
      return { kind: 'facet', attribute: tagAttribute, values: [attribute.text] };
    }
    this.#position += 1;
    const value = this.#operand();
    if (sign.text !== ':')
      return readNumeric(`${attribute.text}${sign.text}${value.text}`) ?? unreadable(value);
    if (this.#skips('TO')) {
      const high = this.#operand();
      return readNumeric(`${attribute.text}:${value.text} TO ${high.text}`) ?? unreadable(value);
    }
    return this.#equality(attribute.text, value);
  }

  #equality(attribute: string, value: FilterToken): Filter {
    const asNumber = this.#isNumeric(attribute) ? readNumeric(`${attribute}=${value.text}`) : undefined;
    if (asNumber) return asNumber;
    const facet: Filter = { kind: 'facet', attribute, values: [value.text] };
    if (!this.#skips('<')) return facet;
    const [name, equals, score, close] = [this.#take(), this.#take(), this.#take(), this.#take()];
    const isScore = name.text === 'score' && equals.text === '=' && close.text === '>';
    if (!isScore || !/^\d{1,9}$/.test(score.text)) throw unexpected(name, 'score=…>');
    return withScore(facet, Number(score.text));
  }

  #operand(): FilterToken {
    const token = this.#take();
    const isReserved = token.kind === 'word' && reserved.has(token.text);
    if (token.kind === 'sign' || token.kind === 'end' || isReserved) throw unexpected(token, 'a value');
    return token;
  }

  #peek(): FilterToken {
    return this.#tokens[this.#position] ?? this.#tokens.at(-1)!;
  }

  #take(): FilterToken {
    const token = this.#peek();
    this.#position += 1;
    return token;
  }

  #skips(text: string): boolean {
    const skipped = isKeyword(this.#peek(), text);
    if (skipped) this.#position += 1;
    return skipped;
  }
}

const isKeyword = (token: FilterToken, text: string): boolean =>
  token.kind !== 'quoted' && token.text === text;

function typeOf(filter: Filter): 'numeric' | 'tag' | 'facet' {
  if (filter.kind === 'not') return typeOf(filter.of);
  if (filter.kind === 'number' || filter.kind === 'between') return 'numeric';
  return filter.kind === 'facet' && filter.attribute === tagAttribute ? 'tag' : 'facet';
}

function unreadable(token: FilterToken): never {
  throw unexpected(token, 'numeric');
}

import { SearchError } from '../search-error.ts';
import { readNumeric, tagAttribute } from './conditions.ts';
import { allOf, anyOf, type Filter } from './filter.ts';
import { type FilterToken, filterTokens, unexpected } from './filter-tokens.ts';

const longest = 20_000;
const deepest = 50;

/**
 * The `filters` parameter: `brand:levis AND (price < 5000 OR NOT size:"one size") AND year:1970 TO 1989`. AND binds
 * tighter than OR. A word with neither sign nor colon is a tag.
 */
export function filterString(filters: string, isNumeric: (attribute: string) => boolean): Filter | undefined {
  if (filters.length > longest) throw new SearchError(400, `filters: longer than ${longest} characters`);
  const tokens = filterTokens(filters);
  if (tokens.length === 1) return undefined;
  let position = 0;
  const peek = (): FilterToken => tokens[position]!;
  const take = (): FilterToken => tokens[position++]!;
  const skips = (text: string): boolean => {
    const skipped = peek().kind !== 'quoted' && peek().text === text;
    if (skipped) position += 1;
    return skipped;
  };

  function either(depth: number): Filter {
    const sides = [every(depth)];
    while (skips('OR')) sides.push(every(depth));
    return anyOf(sides)!;
  }

  function every(depth: number): Filter {
    const sides = [single(depth)];
    while (skips('AND')) sides.push(single(depth));
    return allOf(sides)!;
  }

  function single(depth: number): Filter {
    if (depth > deepest) throw new SearchError(400, `filters: nested deeper than ${deepest}`);
    if (skips('NOT')) return { kind: 'not', of: single(depth + 1) };
    if (!skips('(')) return condition();
    const inside = either(depth + 1);
    if (!skips(')')) throw unexpected(peek(), ')');
    return inside;
  }

  function condition(): Filter {
    const attribute = operand();
    const sign = peek();
    if (sign.kind !== 'sign' || sign.text === '(' || sign.text === ')') {
      return { kind: 'facet', attribute: tagAttribute, values: [attribute.text] };
    }
    position += 1;
    const value = operand();
    if (sign.text === ':') return skips('TO') ? range(attribute, value) : equality(attribute.text, value);
    return readNumeric(`${attribute.text}${sign.text}${value.text}`) ?? unreadable(value);
  }

  function equality(attribute: string, value: FilterToken): Filter {
    const asNumber = isNumeric(attribute) ? readNumeric(`${attribute}=${value.text}`) : undefined;
    return asNumber ?? { kind: 'facet', attribute, values: [value.text] };
  }

  function range(attribute: FilterToken, low: FilterToken): Filter {
    const high = operand();
    return readNumeric(`${attribute.text}:${low.text} TO ${high.text}`) ?? unreadable(low);
  }

  function operand(): FilterToken {
    const token = take();
    const reserved = token.kind === 'word' && ['AND', 'OR', 'NOT', 'TO'].includes(token.text);
    if (token.kind === 'sign' || token.kind === 'end' || reserved) throw unexpected(token, 'a value');
    return token;
  }

  function unreadable(token: FilterToken): never {
    throw unexpected(token, 'numeric');
  }

  const filter = either(0);
  if (peek().kind !== 'end') throw unexpected(peek(), 'end of filter');
  return filter;
}

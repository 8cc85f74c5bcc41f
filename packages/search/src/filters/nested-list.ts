import { SearchError } from '../search-error.ts';
import { allOf, anyOf, type Filter } from './filter.ts';

/** Far more conditions than a person can select. */
const mostConditions = 2000;

/**
 * Parses Algolia's list notation: items of the list are joined by AND, those of an inner list by OR. A string is a list
 * of one item, or contains the list as JSON or separated by commas with inner lists in parentheses.
 */
export function nestedList(
  name: string,
  written: unknown,
  read: (item: string) => Filter,
): Filter | undefined {
  const list = conditionList(name, written);
  if (!list) return undefined;
  if (list.flat().length > mostConditions) throw invalid(name, `more than ${mostConditions} conditions`);
  const filters = list.map((item: unknown) => {
    if (!Array.isArray(item)) return readItem(name, item, read);
    return anyOf(item.map((inner: unknown) => readItem(name, inner, read)));
  });
  return allOf(filters.filter((filter) => filter !== undefined));
}

/** Returns the items of a list in Algolia's notation; undefined for none. */
export function conditionList(name: string, written: unknown): unknown[] | undefined {
  const list = typeof written === 'string' ? fromText(name, written) : written;
  if (list === undefined || list === null) return undefined;
  if (!Array.isArray(list)) throw invalid(name, 'expected a string or a list');
  return list;
}

function readItem(name: string, item: unknown, read: (item: string) => Filter): Filter {
  if (typeof item !== 'string')
    throw invalid(name, 'expected strings, nested in two levels of lists at most');
  return read(item);
}

function fromText(name: string, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (!trimmed.startsWith('[')) return fromCommas(trimmed);
  try {
    return JSON.parse(trimmed);
  } catch {
    throw invalid(name, 'the list is not valid JSON');
  }
}

function fromCommas(text: string): (string | string[])[] {
  const parts = text.match(/\([^()]*\)|[^,]+/g) ?? [];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('(') && part.endsWith(')') ? part.slice(1, -1).split(',') : part));
}

function invalid(name: string, reason: string): SearchError {
  return new SearchError(400, `Invalid syntax for ${name}: ${reason}`);
}

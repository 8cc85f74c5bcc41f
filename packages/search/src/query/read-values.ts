import type { Language } from '../language/plurals.ts';
import { SearchError } from '../search-error.ts';

/** Parses an integer within bounds, also from the digits of a URL-encoded parameter. */
export function readInteger(
  name: string,
  value: unknown,
  fallback: number,
  limits: { min: number; max: number },
): number {
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  if (
    typeof number === 'number' &&
    Number.isInteger(number) &&
    number >= limits.min &&
    number <= limits.max
  ) {
    return number;
  }
  throw new SearchError(
    400,
    `Invalid value for "${name}" parameter, expected integer between ${limits.min} and ${limits.max}`,
  );
}

export function readText(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  throw new SearchError(400, `Invalid value for "${name}" parameter, expected string`);
}

/** Parses a list of strings, also from JSON or separated by commas. */
export function readList(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list = typeof value === 'string' ? listInText(value) : value;
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) {
    throw new SearchError(400, `Invalid value for "${name}" parameter, expected array of strings`);
  }
  return [...new Set(list)];
}

export const readFlag = (value: unknown): boolean => value === true || value === 'true';

/** Parses one of several choices. Booleans stand for 'true' and 'false'. */
export function readChoice<Choice extends string>(
  name: string,
  value: unknown,
  fallback: NoInfer<Choice>,
  choices: readonly Choice[],
): Choice {
  if (value === undefined || value === null) return fallback;
  const text = typeof value === 'boolean' ? String(value) : value;
  const choice = choices.find((known) => known === text);
  if (choice !== undefined) return choice;
  throw new SearchError(400, `Invalid value for "${name}" parameter, expected one of ${choices.join(', ')}`);
}

/** Parses languages: true for those of the index, or a list of names; unknown names are ignored. */
export function readLanguages(name: string, value: unknown, own: readonly Language[]): Language[] {
  if (value === undefined || value === null || value === false || value === 'false') return [];
  if (value === true || value === 'true') return [...own];
  return readList(name, value).filter(
    (language): language is Language => language === 'fr' || language === 'en',
  );
}

function listInText(text: string): unknown {
  if (!text.trim().startsWith('['))
    return text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

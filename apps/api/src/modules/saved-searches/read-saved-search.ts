import { BOUNDED_ATTRIBUTES, FACETS } from '@patine/contract/search/record';
import { LOCALES, localePrefix, SAVED_SEARCH_NAME_MAX_LENGTH, SEARCH_TEXT_MAX_LENGTH } from '@patine/core';
import { z } from 'zod';

const PATH_MAX_LENGTH = 2_000;
const VALUE_MAX_LENGTH = 90;
const MAX_GROUPS = 60;
const MAX_VALUES = 30;

const TAGS = ['express', 'fetes'] as const;
const BOUNDED = BOUNDED_ATTRIBUTES.join('|');

const known = new Set<string>(FACETS);
const isFacetFilter = (text: string) => {
  const at = text.indexOf(':');
  return known.has(text.slice(0, at)) && text.length > at + 1;
};

const facetFilter = z
  .string()
  .max(VALUE_MAX_LENGTH + 20)
  .refine(isFacetFilter);

/** The path of a product list, without `//`, so that the URL in emails cannot lead to another host. */
const shopPath = z
  .string()
  .max(PATH_MAX_LENGTH)
  .regex(new RegExp(`^(${LOCALES.map(localePrefix).join('|')})/shop/[\\w\\-.~%/?&=+,:!'()*@;]*$`))
  .refine((path) => !path.split('?')[0]?.includes('//'));

const criteria = z.object({
  text: z.string().max(SEARCH_TEXT_MAX_LENGTH),
  facetFilters: z.array(z.array(facetFilter).min(1).max(MAX_VALUES)).max(MAX_GROUPS),
  numericFilters: z.array(z.string().regex(new RegExp(`^(${BOUNDED})(<=|>=)\\d{1,9}$`))).max(20),
  tagFilters: z.array(z.enum(TAGS)).max(TAGS.length),
});

const schema = z.object({
  name: z.string().trim().min(1).max(SAVED_SEARCH_NAME_MAX_LENGTH),
  path: shopPath,
  criteria,
});

export type SavedSearchValues = z.infer<typeof schema>;

export type ReadSavedSearch =
  | { ok: true; value: SavedSearchValues }
  | { ok: false; fields: Record<string, string> };

/** Validates a saved search strictly: its criteria are run on a schedule, and its name and path appear in emails. */
export function readSavedSearch(given: unknown): ReadSavedSearch {
  const read = schema.safeParse(given);
  if (read.success) return { ok: true, value: read.data };
  const fields = read.error.issues.map(({ path }) => [String(path[0]), 'BAD_FORMAT'] as const);
  return { ok: false, fields: Object.fromEntries(fields) };
}

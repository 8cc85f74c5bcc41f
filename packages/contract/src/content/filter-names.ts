import { z } from 'zod';

/** Filters whose values editors may name otherwise. Brands, sellers, sizes and drops have names of their own. */
export const NAMED_FILTERS = [
  'categories',
  'condition',
  'material',
  'color',
  'pattern',
  'style',
  'family',
  'target',
  'years',
] as const;
export type NamedFilter = (typeof NAMED_FILTERS)[number];

const renamed = z
  .array(
    z.object({
      value: z.string().min(1).max(200).describe('The word for it in addresses.'),
      name: z.string().trim().min(1).max(60).describe('What the shop calls it.'),
    }),
  )
  .max(300)
  .optional();

/** Names of the values of filters in one language, in place of those of the feed and of the shop. */
export const filterNamesSchema = z.object({
  categories: renamed.describe('Categories, by their path.'),
  condition: renamed.describe('Conditions of pieces.'),
  material: renamed.describe('Materials.'),
  color: renamed.describe('Colours.'),
  pattern: renamed.describe('Patterns.'),
  style: renamed.describe('Styles.'),
  family: renamed.describe('Families: vintage, second-hand…'),
  target: renamed.describe('Departments.'),
  years: renamed.describe('Decades, by their first year.'),
} satisfies Record<NamedFilter, unknown>);
export type FilterNames = z.infer<typeof filterNamesSchema>;

/** Returns the paths of values that were named before. */
export const repeatedNames = (names: FilterNames): string[] =>
  NAMED_FILTERS.flatMap((filter) => {
    const values = (names[filter] ?? []).map(({ value }) => value);
    return values.flatMap((value, place) =>
      values.indexOf(value) < place ? [`${filter}.${place}.value`] : [],
    );
  });

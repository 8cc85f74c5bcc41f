import {
  EMAIL_MAX_LENGTH,
  LABEL_TYPES,
  isValidEmail,
  normaliseEmail,
  slugify,
  type Condition,
  type LabelType,
} from '@patine/core';
import { z } from 'zod';
import { findCountry } from '../addresses/index.ts';
import { findCondition } from '../catalogue/index.ts';
import type { IssueCode } from './issue.ts';
import { parseMeasure } from './parse-measure.ts';

/** The schema of a cell's trimmed text. Its zod description is printed in docs/catalogue-feed.md. */
export type CellType<T> = z.ZodType<T, string>;

const MAX_VALUES = 5;
const MAX_SIZES = 10;
const MAX_FIBRES = 10;
/** One million euros; a higher price is a typing error. */
const MAX_HUNDREDTHS = 100_000_000;

/** Reports an importer code as a zod issue and stops parsing the cell. */
function fail(context: z.RefinementCtx, code: IssueCode, known?: readonly string[]) {
  context.addIssue({ code: 'custom', params: { code, known } });
  return z.NEVER;
}

const number = new Intl.NumberFormat('en');

export const text = (maxLength = 200) =>
  z
    .string()
    .max(maxLength)
    .describe(`text, at most ${number.format(maxLength)} characters`);

const split = (separator: string | RegExp) => (value: string) =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
const entriesOf = split(';');

/** Room for what exports put into one cell. */
const NAMES_LENGTH = 500;

/** Names separated by slashes or commas: `Cotton/Linen`. */
export const names = () =>
  text(NAMES_LENGTH)
    .transform((value) => split(/[/,]/)(value).slice(0, MAX_VALUES))
    .describe(`names, separated by slashes or commas; the first ${MAX_VALUES} count`);

/** Splits `Women > Clothing > Dresses` into its levels. */
export const levels = () =>
  text(400).transform(split('>')).describe('levels of a category, separated by `>`');

/** Texts separated by semicolons. */
export const entries = (maxLength: number) =>
  text(maxLength)
    .transform(entriesOf)
    .describe(`texts, separated by semicolons, together at most ${number.format(maxLength)} characters`);

export const slugs = () =>
  text()
    .transform((value) => [...new Set(value.split(',').map(slugify).filter(Boolean))])
    .describe('slugs, separated by commas');

export const pictureAddress = (maxLength: number) =>
  text(maxLength).describe('a URL, or a path relative to `--photos` or to the feed');

export const pictureAddresses = (maxLength: number) =>
  text(maxLength).transform(split(',')).describe('URLs or paths as in `image_link`, separated by commas');

/** Materials as sellers write them, split by `splitMaterials`. */
export const materials = () =>
  text(NAMES_LENGTH).describe(
    'names, separated by slashes, commas, plus signs or a hyphen between blanks, with or without percents; the first 5 count',
  );

/** A condition under any of its names; null for an empty cell. */
export const condition = (documented: readonly string[]) =>
  text()
    .transform((value, context): Condition | null => {
      if (value === '') return null;
      return findCondition(value) ?? fail(context, 'UNKNOWN_VALUE', documented);
    })
    .describe(`one of ${documented.map((value) => `\`${value}\``).join(', ')}, or in words`);

/** One of a closed list, ignoring case and reading spaces as underscores; null for an empty cell. */
export function choice<T>(values: Readonly<Record<string, T>>, documented = Object.keys(values)) {
  return text()
    .transform((value, context): T | null => {
      if (value === '') return null;
      const key = value.toLowerCase().replaceAll(' ', '_');
      if (!Object.hasOwn(values, key)) return fail(context, 'UNKNOWN_VALUE', Object.keys(values));
      return values[key] as T;
    })
    .describe(`one of ${documented.map((value) => `\`${value}\``).join(', ')}`);
}

const MONEY = /^(?:EUR|€)?\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*(?:EUR|€)?$/i;

/** Reads `88.00 EUR` as hundredths; null for an empty cell. Refuses other currencies and prices without one. */
export const euros = () =>
  text(40)
    .transform((value, context) => {
      if (value === '') return null;
      const [, units, decimals = ''] = MONEY.exec(value) ?? [];
      if (units === undefined || !/EUR|€/i.test(value)) return fail(context, 'UNREADABLE_PRICE');
      const amount = Number(units) * 100 + Number(decimals.padEnd(2, '0'));
      return amount <= 0 || amount > MAX_HUNDREDTHS ? fail(context, 'UNREADABLE_PRICE') : amount;
    })
    .describe('an amount in euros, with `EUR` or `€`, above 0 and at most 1,000,000');

/** Reads the first year of a decade from 1800 to 2090; null for an empty cell. */
export const decade = () =>
  text()
    .transform((value, context) => {
      if (value === '') return null;
      if (!/^\d+$/.test(value)) return fail(context, 'NOT_A_WHOLE_NUMBER');
      return /^(18|19|20)\d0$/.test(value) ? value : fail(context, 'UNKNOWN_VALUE');
    })
    .describe('the first year of a decade');

export const wholeNumber = (max: number) =>
  text()
    .transform((value, context) =>
      /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= max
        ? Number(value)
        : fail(context, 'NOT_A_WHOLE_NUMBER'),
    )
    .describe(`a whole number from 1 to ${max}`);

/** Reads a country code or name as its ISO 3166-1 alpha-2 code. */
export const country = () =>
  text()
    .transform((value, context) => findCountry(value) ?? fail(context, 'UNKNOWN_COUNTRY'))
    .describe('a country: its code of two or three letters, or its name in French or English');

export const email = () =>
  text(EMAIL_MAX_LENGTH)
    .transform((value, context) => {
      const address = normaliseEmail(value);
      if (!address) return null;
      return isValidEmail(address) ? address : fail(context, 'UNKNOWN_VALUE');
    })
    .describe('an email address');

/** Reads `length:66cm;bust:118cm` as centimetres by name. The last value of a repeated name wins. */
export const measurements = () =>
  text(500)
    .transform((value, context) => {
      const measures = entriesOf(value).map(parseMeasure);
      const known = measures.filter((measure) => measure !== null);
      if (known.length < measures.length) return fail(context, 'UNREADABLE_MEASURE');
      return [...new Map(known)].map(([name, centimetres]) => ({ name, value: centimetres }));
    })
    .describe('`name:number unit`, separated by semicolons; units `cm` (unless given), `mm`, `m`, `in`');

/** Reads `FR:38;UK:10;US:6`, a size in several countries' systems. */
export const internationalSizes = () =>
  text()
    .transform((value, context) => {
      const sizes = entriesOf(value)
        .slice(0, MAX_SIZES)
        .map((entry) => /^([A-Za-z]{2,4})\s*:\s*([^:]{1,20})$/.exec(entry));
      if (sizes.includes(null)) return fail(context, 'UNREADABLE_LIST');
      return sizes.map((size) => ({
        type: (size?.[1] ?? '').toUpperCase(),
        size: (size?.[2] ?? '').trim(),
      }));
    })
    .describe(`\`system:size\`, separated by semicolons; the first ${MAX_SIZES} count`);

const LABEL_TYPE_BY_SLUG: Readonly<Record<string, LabelType>> = Object.fromEntries(
  LABEL_TYPES.map((type) => [type.toLowerCase(), type]),
);

/** Reads `certification:GOTS;craft:Brodé à la main`, types and names of labels. */
export const labels = () =>
  text(500)
    .transform((value, context) => {
      const found = entriesOf(value)
        .slice(0, MAX_VALUES)
        .map((entry) => {
          const [word = '', ...rest] = entry.split(':');
          const nameFr = rest.join(':').trim();
          return { type: LABEL_TYPE_BY_SLUG[word.trim().toLowerCase()], slug: slugify(nameFr), nameFr };
        });
      const valid = found.flatMap(({ type, ...label }) => (type && label.slug ? { type, ...label } : []));
      return valid.length < found.length ? fail(context, 'UNREADABLE_LIST') : valid;
    })
    .describe(
      `\`kind:name\`, separated by semicolons, the first ${MAX_VALUES} count; kinds ${LABEL_TYPES.map((type) => `\`${type}\``).join(', ')}`,
    );

/** Reads `coton:95;élasthanne:5`: whole percentages by weight that add up to 100. */
export const fibres = () =>
  text(500)
    .transform((value, context) => {
      const parts = entriesOf(value).map((part) => /^([^:]{2,60}):\s*(\d{1,3})\s*%?$/.exec(part));
      const shares = parts.flatMap((part) =>
        part ? { name: (part[1] ?? '').trim(), percent: Number(part[2]) } : [],
      );
      const sum = shares.reduce((total, { percent }) => total + percent, 0);
      const isWhole = shares.length === 0 || sum === 100;
      if (shares.length < parts.length || shares.length > MAX_FIBRES || !isWhole)
        return fail(context, 'UNREADABLE_FIBRES');
      return shares;
    })
    .describe(
      `\`fibre:percent\`, separated by semicolons, at most ${MAX_FIBRES}; whole percents that sum to 100`,
    );

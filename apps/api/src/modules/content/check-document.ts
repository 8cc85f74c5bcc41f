import { type Block, blockSchema, blockSchemas, type Zone } from '@patine/contract/content/blocks';
import { type Dictionary, dictionarySchema, repeatedWords } from '@patine/contract/content/dictionary';
import { type FilterNames, filterNamesSchema, repeatedNames } from '@patine/contract/content/filter-names';
import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import { extraMainHeadings } from '@patine/contract/content/main-headings';
import { type OperatorFields, operatorFields, operatorSchema } from '@patine/contract/content/operator';
import { brokenDropRules, DROP_LOCALE, dropSchema } from '@patine/contract/content/drops';
import {
  type CategoryTextList,
  categoryTextListSchema,
  categoryTextsSchema,
  footerSchema,
  type HelloBar,
  helloBarSchema,
  menuSchema,
  repeatedCategories,
  seoSchema,
  toCategoryTexts,
} from '@patine/contract/content/shop-documents';
import { pageSchema } from '@patine/contract/content/structure';
import { unknownKeys } from '@patine/contract/content/unknown-keys';
import { type Locale, localePrefix } from '@patine/core';
import { z } from 'zod';
import { errorAt, validationErrors } from './validation-errors.ts';
import { type PlaceholderError, fillPlaceholders } from './placeholders.ts';

/** Pages whose URLs the store defines. */
export const PAGES = ['home', 'product-detail', 'order-confirmation'] as const;
export type PageName = (typeof PAGES)[number];

export const KINDS = ['page', 'navigation', 'texts', 'drop', 'operator'] as const;
export type Kind = (typeof KINDS)[number];

export type DocumentKey = { kind: Kind; name: string; locale: Locale };

export const dropKey = (name: string): DocumentKey => ({ kind: 'drop', name, locale: DROP_LOCALE });

/** A document as its author wrote it. */
export type Written = DocumentKey & { body: unknown };

/** The result of checking a document. */
export type Checked = {
  /** The content that shoppers see; null when the document as a whole is invalid. */
  shown: unknown;
  title: string;
  path: string | null;
  publishAt: Date | null;
  expireAt: Date | null;
  errors: ContentValidationError[];
};

const nothing = (errors: ContentValidationError[]): Checked => ({
  shown: null,
  title: '',
  path: null,
  publishAt: null,
  expireAt: null,
  errors,
});

/** The page schema with unchecked blocks, which are checked one by one later. */
const loosePage = pageSchema.extend({
  zones: z
    .array(
      z.object({
        id: z.string().min(1).max(60),
        blocks: z.array(z.unknown()).max(200),
        fallback: z.unknown().optional(),
      }),
    )
    .max(60),
});

const isOwnPage = (name: string) => PAGES.some((page) => page === name);

/** Returns the path of the block that contains an error, or '' when the error is in the page itself. */
const partOf = (steps: readonly (string | number)[]) => {
  const isBlock =
    steps[0] === 'zones' && ((steps[2] === 'blocks' && steps.length > 3) || steps[2] === 'fallback');
  return isBlock ? steps.slice(0, steps[2] === 'blocks' ? 4 : 3).join('.') : '';
};

const lostKeys = (given: unknown, read: unknown, steps: (string | number)[] = []) =>
  unknownKeys(given, read, steps).map((at) => errorAt(at, 'UNKNOWN_KEY', String(at.at(-1)).slice(0, 60)));

function readBlock(given: unknown, steps: (string | number)[], broken: ReadonlySet<string>) {
  if (broken.has(partOf(steps))) return { block: null, errors: [] };
  const type = (given as { type?: unknown } | null)?.type;
  if (typeof type === 'string' && !Object.hasOwn(blockSchemas, type))
    return { block: null, errors: [errorAt([...steps, 'type'], 'UNKNOWN_TYPE', type.slice(0, 60))] };
  const block = blockSchema.safeParse(given);
  return block.success
    ? { block: block.data as Block, errors: lostKeys(given, block.data, steps) }
    : { block: null, errors: validationErrors(block.error, given, steps) };
}

/** URL folders of the pages that editors write. */
const FOLDERS = ['pages', 'landing'];

function pathErrors({ name, locale }: DocumentKey, path: string | undefined): ContentValidationError[] {
  if (isOwnPage(name)) return path === undefined ? [] : [errorAt(['path'], 'WRONG_PATH')];
  if (path === undefined) return [errorAt(['path'], 'MISSING')];
  const isOfLanguage = FOLDERS.some((folder) => path.startsWith(`${localePrefix(locale)}/${folder}/`));
  return isOfLanguage ? [] : [errorAt(['path'], 'WRONG_PATH')];
}

/** Checks a page. An invalid block is reported and left out; the other blocks are shown. */
function checkPage(
  key: DocumentKey,
  filled: unknown,
  placeholderErrors: readonly PlaceholderError[],
): Checked {
  const reported = placeholderErrors.map(({ error }) => error);
  const broken = new Set(placeholderErrors.map(({ steps }) => partOf(steps)));
  const page = loosePage.safeParse(filled);
  if (!page.success) return nothing([...reported, ...validationErrors(page.error, filled)]);
  const { publishAt, expireAt, path, title } = page.data;
  const frame = pathErrors(key, path);
  if (publishAt && expireAt && new Date(publishAt) >= new Date(expireAt))
    frame.push(errorAt(['expireAt'], 'ENDS_BEFORE_START'));
  if (frame.length > 0 || broken.has('')) return nothing([...reported, ...frame]);

  const found: ContentValidationError[] = [];
  const read = (given: unknown, steps: (string | number)[]) => {
    const { block, errors } = readBlock(given, steps, broken);
    found.push(...errors);
    return block;
  };
  const zones = page.data.zones.map(({ id, blocks, fallback }, zone): Zone => {
    const spare = fallback === undefined ? null : read(fallback, ['zones', zone, 'fallback']);
    return {
      id,
      blocks: blocks.flatMap((given, index) => read(given, ['zones', zone, 'blocks', index]) ?? []),
      ...(spare ? { fallback: spare } : {}),
    };
  });
  const headings = extraMainHeadings(page.data.zones).map(({ zone, block }) =>
    errorAt(['zones', zone, 'blocks', block, 'level'], 'SECOND_MAIN_HEADING'),
  );
  return {
    shown: { ...page.data, zones },
    title,
    path: path ?? null,
    publishAt: publishAt ? new Date(publishAt) : null,
    expireAt: expireAt ? new Date(expireAt) : null,
    errors: [...reported, ...lostKeys(filled, page.data), ...found, ...headings],
  };
}

function checkWhole(schema: z.ZodType, given: unknown, reported: ContentValidationError[]): Checked {
  const read = schema.safeParse(given);
  if (!read.success) return nothing([...reported, ...validationErrors(read.error, given)]);
  return reported.length > 0
    ? nothing(reported)
    : { ...nothing(lostKeys(given, read.data)), shown: read.data };
}

function checkHelloBar(filled: unknown, reported: ContentValidationError[]): Checked {
  const checked = checkWhole(helloBarSchema, filled, reported);
  if (checked.shown === null) return checked;
  const { publishAt, expireAt } = checked.shown as HelloBar;
  const dates = {
    publishAt: publishAt ? new Date(publishAt) : null,
    expireAt: expireAt ? new Date(expireAt) : null,
  };
  return dates.publishAt && dates.expireAt && dates.publishAt >= dates.expireAt
    ? nothing([...checked.errors, errorAt(['expireAt'], 'ENDS_BEFORE_START')])
    : { ...checked, ...dates };
}

/** Checks the texts of categories, by category or as a list. A category that is written twice cannot be published. */
function checkCategoryTexts(filled: unknown, reported: ContentValidationError[]): Checked {
  const isList =
    typeof filled === 'object' &&
    filled !== null &&
    Array.isArray((filled as { categories?: unknown }).categories);
  if (!isList) return checkWhole(categoryTextsSchema, filled, reported);
  const checked = checkWhole(categoryTextListSchema, filled, reported);
  if (checked.shown === null) return checked;
  const list = checked.shown as CategoryTextList;
  const repeated = repeatedCategories(list).map((place) =>
    errorAt(['categories', place, 'category'], 'REPEATED'),
  );
  return { ...checked, shown: toCategoryTexts(list), errors: [...checked.errors, ...repeated] };
}

/** Checks the words of the search. A word that is written twice cannot be published. */
function checkDictionary(filled: unknown, reported: ContentValidationError[]): Checked {
  return withoutRepeats(checkWhole(dictionarySchema, filled, reported), (shown) =>
    repeatedWords(shown as Dictionary),
  );
}

/** Adds the paths that say something a second time to what keeps a document from being published. */
function withoutRepeats(checked: Checked, repeatsIn: (shown: unknown) => string[]): Checked {
  if (checked.shown === null) return checked;
  const repeated = repeatsIn(checked.shown).map((path) => errorAt(path.split('.'), 'REPEATED'));
  return { ...checked, errors: [...checked.errors, ...repeated] };
}

/** Checks the names of filters. A value that is named twice cannot be published. */
const checkFilterNames = (filled: unknown, reported: ContentValidationError[]) =>
  withoutRepeats(checkWhole(filterNamesSchema, filled, reported), (shown) =>
    repeatedNames(shown as FilterNames),
  );

/** Checks a drop. Its rules between fields keep it from being published, not from being saved. */
function checkDrop(filled: unknown, reported: ContentValidationError[]): Checked {
  const read = dropSchema.safeParse(filled);
  if (!read.success) return nothing([...reported, ...validationErrors(read.error, filled)]);
  const drop = read.data;
  const broken = brokenDropRules(drop).map(({ path, rule }) => errorAt([path], rule));
  return {
    ...nothing([...reported, ...lostKeys(filled, drop), ...broken]),
    shown: drop,
    title: drop.nameFr,
  };
}

/** Checks a document. Returns its valid content and every rule that it breaks. */
export function checkDocument({ body, ...key }: Written, operator: OperatorFields): Checked {
  const { filled, errors } = fillPlaceholders(body, operator);
  const reported = errors.map(({ error }) => error);
  if (key.kind === 'page') return checkPage(key, filled, errors);
  if (key.kind === 'drop') return checkDrop(filled, reported);
  if (key.kind === 'navigation' && key.name === 'hello-bar') return checkHelloBar(filled, reported);
  if (key.kind === 'navigation')
    return checkWhole(key.name === 'footer' ? footerSchema : menuSchema, filled, reported);
  if (key.kind === 'texts' && key.name === 'seo') return checkWhole(seoSchema, filled, reported);
  if (key.kind === 'texts' && key.name === 'filters') return checkFilterNames(filled, reported);
  if (key.kind === 'texts' && key.name === 'dictionary') return checkDictionary(filled, reported);
  if (key.kind === 'texts') return checkCategoryTexts(filled, reported);
  const read = checkWhole(operatorSchema, filled, reported);
  return read.shown === null
    ? read
    : { ...read, shown: operatorFields(operatorSchema.parse(filled), key.locale) };
}

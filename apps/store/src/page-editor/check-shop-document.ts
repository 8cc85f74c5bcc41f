import './without-eval.ts';
import { valueAt } from '@patine/contract/content/broken-rule';
import { type Dictionary, dictionarySchema, repeatedWords } from '@patine/contract/content/dictionary';
import { type FilterNames, filterNamesSchema, repeatedNames } from '@patine/contract/content/filter-names';
import {
  categoryTextListSchema,
  type CategoryTextList,
  footerSchema,
  helloBarSchema,
  menuSchema,
  repeatedCategories,
  seoSchema,
  type ShopDocumentId,
} from '@patine/contract/content/shop-documents';
import type { PageMeta } from './page-draft.ts';
import { validationErrorsOf, type ValidationError } from './validation-errors.ts';

export const SHOP_SCHEMAS = {
  'hello-bar': helloBarSchema,
  menu: menuSchema,
  footer: footerSchema,
  categories: categoryTextListSchema,
  seo: seoSchema,
  filters: filterNamesSchema,
  dictionary: dictionarySchema,
} satisfies Record<ShopDocumentId, unknown>;

/** A name in double braces: what the shop fills in there is checked once it is. */
const PLACEHOLDER = /\{\{\s*[\w.-]+\s*\}\}/;

const isFilledIn = (value: unknown) => typeof value === 'string' && PLACEHOLDER.test(value);

/** What is wrong with a document that the whole shop shows. */
export function checkShopDocument(id: ShopDocumentId, body: PageMeta): ValidationError[] {
  const { data, error } = SHOP_SCHEMAS[id].safeParse(body);
  const issues = (error?.issues ?? []).filter(({ path }) => !isFilledIn(valueAt(body, path)));
  const found = validationErrorsOf(issues, body);
  const { publishAt, expireAt } = body;
  if (typeof publishAt === 'string' && typeof expireAt === 'string' && expireAt <= publishAt)
    found.push({ path: 'expireAt', rule: 'ENDS_BEFORE_START' });
  if (id === 'categories' && data)
    for (const place of repeatedCategories(data as CategoryTextList))
      found.push({ path: `categories.${place}.category`, rule: 'REPEATED' });
  if (id === 'dictionary' && data)
    for (const path of repeatedWords(data as Dictionary)) found.push({ path, rule: 'REPEATED' });
  if (id === 'filters' && data)
    for (const path of repeatedNames(data as FilterNames)) found.push({ path, rule: 'REPEATED' });
  return found;
}

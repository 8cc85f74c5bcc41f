import './without-eval.ts';
import { PAGE_NAME, pageSchema } from '@patine/contract/content/structure';
import { type Locale, localeOf } from '@patine/core';
import { checkShopDocument } from './check-shop-document.ts';
import { shopDocumentOf } from './shop-document.ts';
import { validationErrorsOf, type ValidationError } from './validation-errors.ts';
import type { PageMeta } from './page-draft.ts';

const metaSchema = pageSchema.omit({ zones: true });

export const isPageName = (name: string) => PAGE_NAME.test(name) && name.length <= 60;

/** Pages whose addresses are the store's own. */
const OWN_PAGES = new Set(['home', 'product-detail', 'order-confirmation']);
export const hasAddress = (name: string) => !OWN_PAGES.has(name);

/** A page is not published to be taken down at once; a draft may keep the date. `now` in milliseconds since 1970. */
export const pastDates = ({ expireAt }: PageMeta, now: number): ValidationError[] =>
  typeof expireAt === 'string' && Date.parse(expireAt) <= now
    ? [{ path: 'expireAt', rule: 'ENDS_IN_PAST' }]
    : [];

/** What is wrong with what a page says of itself; most need an address in their language. */
export function checkPageMeta(meta: PageMeta, locale: Locale, name = ''): ValidationError[] {
  const shopDocument = shopDocumentOf(name);
  if (shopDocument !== null) return checkShopDocument(shopDocument, meta);
  const validationErrors = validationErrorsOf(metaSchema.safeParse(meta).error?.issues ?? [], meta);
  const { path, publishAt, expireAt } = meta;
  const reported = new Set(validationErrors.map((validationError) => validationError.path));
  if (hasAddress(name) && !reported.has('path')) {
    if (typeof path !== 'string') validationErrors.push({ path: 'path', rule: 'MISSING' });
    else if (localeOf(path) !== locale) validationErrors.push({ path: 'path', rule: 'WRONG_PATH' });
  }
  if (typeof publishAt === 'string' && typeof expireAt === 'string' && expireAt <= publishAt)
    validationErrors.push({ path: 'expireAt', rule: 'ENDS_BEFORE_START' });
  return validationErrors;
}

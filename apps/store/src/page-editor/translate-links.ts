import type { DocumentSummary } from '@patine/contract/content/documents';
import { LINK_KEYS, MARKDOWN_LINK } from '@patine/contract/content/links-in';
import type { Locale } from '@patine/core';
import { tryDecode } from '../lib/try-decode.ts';
import { matchPage } from '../pages.ts';
import { translatePath } from '../paths.ts';
import { type BlockDraft, isRecord, type PageDraft } from './page-draft.ts';

type Written = Pick<DocumentSummary, 'kind' | 'name' | 'locale' | 'path'>;

/** Pages that editors write have an address of their own in each language. */
const WRITTEN = new Set(['article', 'landing']);

const partsOf = (address: string) => {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return { path, rest };
};

/** Whether an address leads to a page of the shop in another language than this: a file is in none. */
const isOtherLanguage = (address: string, locale: Locale) => {
  const match = matchPage(partsOf(address).path);
  return match !== null && match.locale !== locale;
};

/** The address of the same place in another language; null where that is not known. */
export function addressIn(address: string, locale: Locale, documents: readonly Written[]): string | null {
  const { path, rest } = partsOf(address);
  const page = documents.find((document) => document.kind === 'page' && document.path === path);
  if (page) {
    const same = documents.find(
      ({ kind, name, locale: other }) => kind === 'page' && name === page.name && other === locale,
    );
    return same?.path ? same.path + rest : null;
  }
  // Malformed escapes are no place of the shop.
  const match = tryDecode(path) === null ? null : matchPage(path);
  if (match === null || WRITTEN.has(match.name)) return null;
  return translatePath(match, locale) + rest;
}

/** A value with each address of the shop in it changed, in link fields and in Markdown. */
function changeLinks(value: unknown, change: (address: string) => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => changeLinks(item, change));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inside]) => [name, changeLinks(inside, change, name)]),
    );
  if (typeof value !== 'string') return value;
  if (LINK_KEYS.has(key)) return value.startsWith('/') ? change(value) : value;
  return value.replace(MARKDOWN_LINK, (_, address: string) => `](${change(address)})`);
}

/** A page whose links to another language lead to this one, with how many do now, and how many still do not. */
export function translateLinks(page: PageDraft, locale: Locale, documents: readonly Written[]) {
  let turned = 0;
  let left = 0;
  const change = (address: string) => {
    if (!isOtherLanguage(address, locale)) return address;
    const same = addressIn(address, locale, documents);
    if (same === null) left += 1;
    else turned += 1;
    return same ?? address;
  };
  const zones = page.zones.map((zone) => ({
    ...zone,
    blocks: zone.blocks.map(({ key, block }) => ({ key, block: changeLinks(block, change) as BlockDraft })),
  }));
  return { page: { ...page, zones }, turned, left };
}

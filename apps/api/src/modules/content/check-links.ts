import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import type { PageInfo } from '@patine/contract/content/structure';
import { LOCALES, localePrefix } from '@patine/core';
import type { CheckedDocument } from './check-folder.ts';
import { errorAt } from './validation-errors.ts';

/** Pages under /pages that the store itself renders. */
const STORE_PAGES = LOCALES.map((locale) => `${localePrefix(locale)}/pages/brands`);
/** URL paths of the pages that editors write. */
export const WRITTEN = /^(?:\/[a-z]{2}(?:-[a-z]{2,4})?)?\/(?:pages|landing)\//;
const LINK_KEYS = new Set(['path', 'link']);
/** The length limit keeps many unclosed links from causing quadratic run time. */
const MARKDOWN_LINK = /\]\((\/[^)\s]{0,500})\)/g;

type Steps = readonly (string | number)[];
type Link = { steps: Steps; address: string; words: string | null };

/** Fields beside a link that say what it is called. */
const NAME_KEYS = ['label', 'name', 'title'] as const;
/** Longest words of a link in Markdown that are looked for. */
const MAX_WORDS = 200;

/** The words in the brackets that end at an index of a Markdown text, without their formatting. */
function wordsBefore(text: string, end: number): string | null {
  const before = text.slice(Math.max(0, end - MAX_WORDS), end);
  const [, words = ''] = /\[([^[\]]*)$/.exec(before) ?? [];
  return words.replace(/[*_]/g, '') || null;
}

const nameOf = (fields: object): string | null => {
  const names = NAME_KEYS.map((key) => (fields as Record<string, unknown>)[key]);
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? null;
};

/** Collects a document's internal links, from its link fields and from Markdown. `name` is what its fields are called. */
export function linksIn(value: unknown, steps: Steps = [], name: string | null = null): Link[] {
  if (typeof value === 'string') {
    const isLink = LINK_KEYS.has(String(steps.at(-1))) && steps.length > 1;
    const written = value
      .matchAll(MARKDOWN_LINK)
      .map(({ 1: address = '', index }) => ({ steps, address, words: wordsBefore(value, index) }));
    return [...(isLink ? [{ steps, address: value, words: name }] : []), ...written];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, [...steps, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => linksIn(item, [...steps, key], nameOf(value)));
}

/** Returns the ids in a page that a URL fragment may name. */
const anchorsOf = ({ zones }: Pick<PageInfo, 'zones'>) =>
  zones.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => {
      if (block.type === 'sectionContent') return block.anchor ?? [];
      return block.type === 'marketSquareInsert' ? block.id : [];
    }),
  ]);

/** Anchors of every page by its URL path; null where the store itself renders it. */
export type Places = ReadonlyMap<string, ReadonlySet<string> | null>;

export const placesOf = (documents: readonly Pick<CheckedDocument, 'kind' | 'path' | 'shown'>[]): Places =>
  new Map<string, ReadonlySet<string> | null>([
    ...STORE_PAGES.map((path) => [path, null] as const),
    ...documents.flatMap(({ kind, path, shown }) =>
      kind === 'page' && path !== null ? [[path, new Set(anchorsOf(shown as PageInfo))] as const] : [],
    ),
  ]);

/** Tells what a link to a written page lacks: the page, or its anchor. Null for a link that is right or leads elsewhere. */
export function lackOf(address: string, places: Places): 'NO_PAGE' | 'NO_ANCHOR' | null {
  const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(address) ?? [];
  if (!WRITTEN.test(path)) return null;
  const anchors = places.get(path);
  if (anchors === undefined) return 'NO_PAGE';
  return anchor && anchors !== null && !anchors.has(anchor) ? 'NO_ANCHOR' : null;
}

/** Reports links to missing pages and to missing anchors. */
export function brokenLinks(documents: readonly CheckedDocument[]): ContentValidationError[] {
  const places = placesOf(documents);
  return documents.flatMap(({ file, body }) =>
    linksIn(body)
      .filter(({ address }) => lackOf(address, places) !== null)
      .map(({ steps, address }) => ({
        ...(file ? { file } : {}),
        ...errorAt(steps, 'UNKNOWN_PAGE', address),
      })),
  );
}

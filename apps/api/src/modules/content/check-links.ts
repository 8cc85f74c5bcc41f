import { linksIn } from '@patine/contract/content/links-in';
import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import type { PageInfo } from '@patine/contract/content/structure';
import { LOCALES, localePrefix } from '@patine/core';
import type { CheckedDocument } from './check-folder.ts';
import { errorAt } from './validation-errors.ts';

/** Pages under /pages that the store itself renders. */
const STORE_PAGES = LOCALES.map((locale) => `${localePrefix(locale)}/pages/brands`);
/** URL paths of the pages that editors write. */
export const WRITTEN = /^(?:\/[a-z]{2}(?:-[a-z]{2,4})?)?\/(?:pages|landing)\//;

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

import type { Routing } from '@patine/contract/content/structure';
import { escapeXml, type Locale } from '@patine/core';
import type { Api } from '../src/lib/api.ts';
import { ApiError } from '../src/lib/api-error.ts';
import type { PageName } from '../src/pages.ts';

/** Pages whose meta tags editors can set. */
const EDITED: ReadonlySet<PageName> = new Set(['home', 'article', 'landing']);

export const isEdited = (page: PageName | undefined) => page !== undefined && EDITED.has(page);

/** The meta tags that editors set for a URL; null if the api is unavailable, so that the page still renders. */
export async function readMeta(
  { read }: Pick<Api, 'read'>,
  path: string,
  locale: Locale,
): Promise<Routing['meta'] | null> {
  try {
    return (await read<Partial<Routing>>('/web-routing', { path, locale })).meta ?? {};
  } catch (error) {
    return error instanceof ApiError ? {} : null;
  }
}

/** Open Graph uses the `property` attribute instead of `name`. */
const attributeOf = (name: string) => (/^(og|article|product|fb):/.test(name) ? 'property' : 'name');

/** The editors' meta tags, without those that the head already has. */
export const metaTags = (meta: Routing['meta'], head: string): string =>
  Object.entries(meta)
    .map(([name, content]) => [`<meta ${attributeOf(name)}="${escapeXml(name)}"`, content] as const)
    .filter(([start]) => !head.includes(`${start} `))
    .map(([start, content]) => `${start} content="${escapeXml(content)}">`)
    .join('');

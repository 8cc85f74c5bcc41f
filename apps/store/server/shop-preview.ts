import type { EditorSession } from '@patine/contract/content/editors';
import { dateTagOf, escapeXml, firstOfMonth, LOCALE_TAGS, type Locale, SHOP_TIME_ZONE } from '@patine/core';
import type { FastifyRequest } from 'fastify';
import { editorPaths } from '../src/editor-paths.ts';
import { fetchJson } from '../src/lib/graphql.ts';
import { paths } from '../src/paths.ts';
import { messageIn } from './messages.ts';
import { previewHeaders, type PreviewCookie } from './preview-cookie.ts';

const TIMEOUT_MS = 5_000;

/** The shop as of a date, in milliseconds since 1970, and the headers that ask the api for it. */
export type ShopPreview = { at: number; headers: Record<string, string> };

/** Null for a visitor without a preview; `ENDED` when its link has expired or was revoked. */
export type ReadShopPreview = (request: FastifyRequest) => Promise<ShopPreview | 'ENDED' | null>;

/** Reads which date the shop is shown at to a visitor who came by the link of a preview. */
export const shopPreviewReader =
  (apiUrl: string, previewCookie: PreviewCookie): ReadShopPreview =>
  async ({ headers: { cookie } }) => {
    const token = previewCookie.shop.tokenOf(cookie);
    if (token === null) return null;
    const { status, body } = await fetchJson(
      `${apiUrl}/content/session`,
      { headers: previewHeaders(token) },
      TIMEOUT_MS,
    );
    const { at, scope } = body as Partial<EditorSession>;
    if (status !== 200 || scope !== 'shop' || at === undefined) return 'ENDED';
    return { at: Date.parse(at), headers: previewCookie.shop.headersOf(cookie) };
  };

/** Says above every page which date it is shown at, and leads back to the present; no script of the page touches it. */
export function shopPreviewBar(locale: Locale, at: number): string {
  const tag = dateTagOf(LOCALE_TAGS[locale]);
  const date = new Intl.DateTimeFormat(tag, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: SHOP_TIME_ZONE,
  }).format(at);
  const words = escapeXml(messageIn(locale, 'shopPreview.bar').replace('{date}', firstOfMonth(date, tag)));
  const end = escapeXml(messageIn(locale, 'shopPreview.end'));
  const home = editorPaths.today(paths.home(locale));
  return (
    '<aside class="bg-garance-fill px-4 py-1.5 text-center text-sm font-semibold text-on-fill">' +
    `${words} <a class="underline" target="_top" href="${home}">${end}</a></aside>`
  );
}

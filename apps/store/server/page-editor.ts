import type { EditorSession } from '@patine/contract/content/documents';
import { LOCALES, localeOf, localePrefix } from '@patine/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fetchJson } from '../src/lib/graphql.ts';
import { paths } from '../src/paths.ts';
import { isPreviewToken, previewHeaders, type PreviewCookie } from './preview-cookie.ts';
import { PRIVATE } from './send-page.ts';

export type PageEditorOptions = {
  apiUrl: string;
  previewCookie: PreviewCookie;
  /** True while developing: the editors' page is open, and only keeping something asks for a token. */
  isOpen: boolean;
  now: () => number;
};

const TIMEOUT_MS = 5_000;
/** The query that brings a token, and the one that names a draft. */
const TOKEN = 'preview';
const DRAFT = 'draft';

const pageEditorPaths = LOCALES.map((locale) => `${localePrefix(locale)}/showroom/`);
/** The editors' page and what is below it. */
const isPageEditorPath = (path: string) =>
  pageEditorPaths.some((start) => `${path.toLowerCase()}/`.startsWith(start));

/** Told to nobody: neither in a referrer nor by a search engine, and kept nowhere. */
const HIDDEN = { 'cache-control': PRIVATE, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Takes editors' tokens out of addresses, and opens the editors' page to who has one alone. */
export function guardPageEditor(
  app: FastifyInstance,
  { apiUrl, previewCookie, isOpen, now }: PageEditorOptions,
) {
  const sessionOf = async (token: string | null | undefined): Promise<EditorSession | null> => {
    if (!isPreviewToken(token)) return null;
    const { status, body } = await fetchJson(
      `${apiUrl}/content/session`,
      { headers: previewHeaders(token) },
      TIMEOUT_MS,
    );
    return status === 200 ? (body as EditorSession) : null;
  };
  const mayEdit = async (token: string | undefined) => (await sessionOf(token))?.scope === 'edit';

  /** The same address without the token, which is in a cookie from now on if it is good. */
  const take = async (request: FastifyRequest, reply: FastifyReply, path: string, query: URLSearchParams) => {
    const token = query.get(TOKEN) ?? '';
    query.delete(TOKEN);
    const session = await sessionOf(token);
    const isEditor = session?.scope === 'edit';
    if (isPageEditorPath(path) && !isEditor && !isOpen)
      return reply.redirect(paths.home(localeOf(path)), 302);
    if (!session) query.delete(DRAFT);
    // The link of one page takes no editor's own token away.
    else if (isEditor || !(await mayEdit(previewCookie.tokenOf(request.headers.cookie)))) {
      const seconds = (Date.parse(session.expiresAt) - now()) / 1_000;
      reply.header('set-cookie', previewCookie.set(token, seconds));
    }
    return reply.redirect(path + (query.size > 0 ? `?${query}` : ''), 303);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(request.url) ?? [];
    if (search.includes(`${TOKEN}=`)) {
      const query = new URLSearchParams(search);
      // Any other address may lead to another site.
      if (query.has(TOKEN) && /^\/(?![/\\])/.test(path)) {
        reply.headers(HIDDEN);
        return take(request, reply, path, query);
      }
    }
    if (!isPageEditorPath(path)) return;
    reply.headers(HIDDEN);
    if (!isOpen && !(await mayEdit(previewCookie.tokenOf(request.headers.cookie))))
      return reply.redirect(paths.home(localeOf(path)), 302);
  });
}

import type { EditorSession } from '@patine/contract/content/editors';
import { LOCALES, localeOf, localePrefix } from '@patine/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiAwayError } from '../src/lib/api-error.ts';
import { fetchJson } from '../src/lib/graphql.ts';
import { editorPaths, NO_PREVIEW, PREVIEW_QUERY as TOKEN } from '../src/editor-paths.ts';
import { paths } from '../src/paths.ts';
import { isPreviewToken, previewHeaders, type PreviewCookie } from './preview-cookie.ts';
import { PRIVATE } from './send-page.ts';

export type PageEditorOptions = {
  apiUrl: string;
  previewCookie: PreviewCookie;
  /** True in development: the page editor is open, and only saving needs a token. */
  isOpen: boolean;
  now: () => number;
};

const TIMEOUT_MS = 5_000;
/** Query parameter for a draft. */
const DRAFT = 'draft';

const pageEditorPaths = LOCALES.map((locale) => `${localePrefix(locale)}/showroom/`);
/** The page editor and the pages below it. */
const isPageEditorPath = (path: string) =>
  pageEditorPaths.some((start) => `${path.toLowerCase()}/`.startsWith(start));

/** The screen of the page editor that is there for everybody. */
const isSignIn = (search: string) => new URLSearchParams(search).get('view') === 'sign-in';

/** Not cached, not indexed, not sent as a referrer. */
const HIDDEN = { 'cache-control': PRIVATE, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Moves editors' tokens from URLs to a cookie, and opens the page editor only to visitors with a valid token. */
export function guardPageEditor(
  app: FastifyInstance,
  { apiUrl, previewCookie, isOpen, now }: PageEditorOptions,
) {
  const sessionOf = async (headers: Record<string, string>): Promise<EditorSession | null> => {
    if (Object.keys(headers).length === 0) return null;
    const { status, body } = await fetchJson(`${apiUrl}/content/session`, { headers }, TIMEOUT_MS);
    // An api that is busy or restarting says nothing about the session: nobody is sent to the sign-in for it.
    if (status >= 500) throw new ApiAwayError(body);
    return status === 200 ? (body as EditorSession) : null;
  };
  const mayEdit = async (cookies: string | undefined) =>
    (await sessionOf(previewCookie.headersOf(cookies)))?.scope === 'edit';

  /** Redirects to the URL without the token; a valid token is now in the cookie. */
  const take = async (request: FastifyRequest, reply: FastifyReply, path: string, query: URLSearchParams) => {
    const token = query.get(TOKEN) ?? '';
    query.delete(TOKEN);
    const session = await sessionOf(isPreviewToken(token) ? previewHeaders(token) : {});
    const isEditor = session?.scope === 'edit';
    if (session?.scope === 'shop' || token === NO_PREVIEW) {
      const seconds = session ? (Date.parse(session.expiresAt) - now()) / 1_000 : 0;
      reply.header('set-cookie', previewCookie.shop.set(session ? token : '', seconds));
      return reply.redirect(path + (query.size > 0 ? `?${query}` : ''), 303);
    }
    if (isPageEditorPath(path) && !isEditor && !isOpen)
      return reply.redirect(paths.home(localeOf(path)), 302);
    if (!session) query.delete(DRAFT);
    // A draft link does not replace an editor's own token.
    else if (isEditor || !(await mayEdit(request.headers.cookie))) {
      const seconds = (Date.parse(session.expiresAt) - now()) / 1_000;
      reply.header('set-cookie', previewCookie.set(token, seconds));
      if (isEditor) {
        reply.header('set-cookie', previewCookie.setHint(seconds));
        // The link takes the place of a session, whose role may be another.
        reply.header('set-cookie', previewCookie.session.clear());
      }
    }
    return reply.redirect(path + (query.size > 0 ? `?${query}` : ''), 303);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(request.url) ?? [];
    if (search.includes(`${TOKEN}=`)) {
      const query = new URLSearchParams(search);
      // A path such as `//host` would redirect to another site.
      if (query.has(TOKEN) && /^\/(?![/\\])/.test(path)) {
        reply.headers(HIDDEN);
        return take(request, reply, path, query);
      }
    }
    if (!isPageEditorPath(path)) return;
    reply.headers(HIDDEN);
    if (isOpen || isSignIn(search) || (await mayEdit(request.headers.cookie))) return;
    const locale = localeOf(path);
    const wasHere = previewCookie.session.isSet(request.headers.cookie);
    return reply.redirect(wasHere ? editorPaths.pageEditor(locale, 'view=sign-in') : paths.home(locale), 302);
  });
}

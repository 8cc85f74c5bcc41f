import { LOCALES, type Locale } from '@patine/core';
import { UiProvider } from '@patine/ui/provider/UiProvider';
import type { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
} from 'react-router-dom';
import { App } from './App.tsx';
import { pageMeta, type PageMeta } from './head/page-meta.ts';
import { createShopIntl } from './i18n/intl.ts';
import { loadMessages } from './i18n/messages.ts';
import { rememberFormatters } from './i18n/remember-formatters.ts';
import type { Api } from './lib/api.ts';
import type { BootData } from './lib/boot.ts';
import {
  createFragmentCache,
  cacheFragments,
  type FragmentCache,
  type CachedFragments,
} from './lib/cached-fragment.ts';
import { imageSourceAt } from './lib/image-source.ts';
import type { Search } from './lib/search.ts';
import type { LoaderContext } from './lib/page-loader.ts';
import { createQueryClient } from './lib/query.ts';
import { renderUntilLoaded } from './lib/render-until-loaded.ts';
import type { PageMatch } from './pages.ts';
import { OfflinePage } from './offline/OfflinePage.tsx';
import type { StoreSettings } from './lib/store-settings.ts';
import type { ThirdParties } from './lib/third-parties.ts';
import { createRoutes } from './routes.tsx';

/** State shared by all pages of a language, created once. */
type Language = {
  handler: StaticHandler;
  intl: IntlShape;
  /** By the origin of their pictures. */
  fragments: Map<string | undefined, FragmentCache>;
};

function fragmentsOf({ fragments, intl }: Language, mediaUrl: string | undefined): FragmentCache {
  const known = fragments.get(mediaUrl);
  if (known) return known;
  const made = createFragmentCache((element) =>
    renderToString(
      <RawIntlProvider value={intl}>
        <UiProvider imageSrc={imageSourceAt(mediaUrl)}>{element}</UiProvider>
      </RawIntlProvider>,
    ),
  );
  fragments.set(mediaUrl, made);
  return made;
}

async function createLanguage(locale: Locale): Promise<Language> {
  const intl = rememberFormatters(createShopIntl(locale, await loadMessages(locale)));
  const handler = createStaticHandler(createRoutes(({ context }) => context as LoaderContext, locale));
  return { handler, intl, fragments: new Map() };
}

const languages = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await createLanguage(locale)] as const)),
) as Record<Locale, Language>;

/** The offline page, which the service worker caches. It is never hydrated. */
export const renderOffline = (locale: Locale): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={languages[locale].intl}>
      <UiProvider>
        <OfflinePage locale={locale} />
      </UiProvider>
    </RawIntlProvider>,
  );

export type RenderInput = {
  /** Absolute URL, available to loaders. */
  url: URL;
  /** Null if no page has this URL. */
  page: PageMatch | null;
  locale: Locale;
  store: StoreSettings;
  thirdParties?: ThirdParties | null;
  api: Api;
  signedIn: boolean;
  cartId: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Shown as a code by an error page. */
  requestId: string | null;
};

export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** React's output, head elements first; `fill` converts it to bytes. */
      html: string;
      fill: CachedFragments['fill'];
      boot: BootData;
      /** Metadata for search engines and link previews; absent for failures and private pages. */
      meta?: PageMeta;
      /** Set if a secondary query failed, so that the response is not cached. */
      incomplete?: true;
      /** Unexpected errors, for the log. */
      errors: unknown[];
    };

/** Router errors that are shown: a status and the id of the request, never a message. */
const publicErrors = (errors: Record<string, unknown>, requestId: string | null) =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const status = isRouteErrorResponse(error) ? error.status : 500;
      // Pages that say that something is missing are cached: they belong to no request.
      return [id, { status, statusText: '', internal: false, data: status >= 500 ? requestId : null }];
    }),
  );

const anyFailed = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');

export async function render({
  url,
  page,
  locale,
  store,
  thirdParties,
  api,
  signedIn,
  cartId,
  now,
  requestId,
}: RenderInput): Promise<RenderOutput> {
  const language = languages[locale];
  const { handler, intl } = language;
  const fragments = fragmentsOf(language, store.mediaUrl);
  const queryClient = createQueryClient();
  let searchFailed = false;
  const search: Search = (requests) =>
    api.search<never>(requests).catch((error: unknown) => {
      searchFailed = true;
      throw error;
    });
  const context: LoaderContext = { queryClient, api: { ...api, search }, signedIn, cartId };
  const response = await handler.query(new Request(url), { requestContext: context });
  if (response instanceof Response)
    return { kind: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' };

  const errors = response.errors ?? {};
  const shown = { ...response, errors: response.errors && publicErrors(errors, requestId) };
  const markup = () => {
    const { cachedHtml, fill } = cacheFragments(fragments);
    const html = renderToString(
      <App store={{ api, locale, ...store }} queryClient={queryClient} intl={intl} cachedHtml={cachedHtml}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, shown)}
          context={shown}
          hydrate={false}
        />
      </App>,
    );
    return { html, fill };
  };
  const { html, fill } = await renderUntilLoaded(markup);
  // An empty combination of filters has status 404 and no error: it is a page that can be shared.
  const meta =
    page && !response.errors
      ? pageMeta({ page, url, queryClient, api, locale, publicUrl: store.publicUrl, intl, now })
      : null;
  return {
    kind: 'page',
    status: response.statusCode,
    html,
    fill,
    ...(meta ? { meta } : {}),
    ...(response.statusCode === 200 && (searchFailed || anyFailed(queryClient)) ? { incomplete: true } : {}),
    errors: Object.values(errors).filter((error) => !isRouteErrorResponse(error)),
    boot: {
      locale,
      store,
      ...(thirdParties ? { thirdParties } : {}),
      queries: queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state, meta }) => state.status === 'success' && meta?.['stays'] !== true)
        .map(({ queryKey, state }) => [queryKey, state.data]),
      router: { loaderData: response.loaderData, errors: shown.errors },
    },
  };
}

import { LOCALES, type Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { IntlShape } from 'react-intl';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
} from 'react-router-dom';
import { App } from './App.tsx';
import { createShopIntl } from './i18n/intl.ts';
import { loadMessages } from './i18n/messages.ts';
import type { Api } from './lib/api.ts';
import type { BootData } from './lib/boot.ts';
import type { PageContext } from './lib/page-context.ts';
import { createQueryClient } from './lib/query.ts';
import { createRoutes } from './routes.tsx';

const handler = createStaticHandler(createRoutes(({ context }) => context as PageContext));

const intls = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => [locale, createShopIntl(locale, await loadMessages(locale))] as const),
  ),
) as Record<Locale, IntlShape>;

export type RenderInput = {
  /** Full address, so that loaders may read it. */
  url: URL;
  locale: Locale;
  publicUrl: string;
  api: Api;
  signedIn: boolean;
  cartId: string | null;
};

export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** What React rendered, elements of the head first. */
      html: string;
      boot: BootData;
      /** Set when something around the page is missing because asking for it failed. */
      incomplete?: true;
      /** What an unexpected failure was, for the log. */
      errors: unknown[];
    };

/** Errors as the browser's router takes them: a status, never a message. */
const publicErrors = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      {
        status: isRouteErrorResponse(error) ? error.status : 500,
        statusText: '',
        internal: false,
        data: null,
      },
    ]),
  );

const anyFailed = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');

export async function render({
  url,
  locale,
  publicUrl,
  api,
  signedIn,
  cartId,
}: RenderInput): Promise<RenderOutput> {
  const queryClient = createQueryClient();
  const context: PageContext = { queryClient, api, signedIn, cartId };
  const answer = await handler.query(new Request(url), { requestContext: context });
  if (answer instanceof Response)
    return { kind: 'redirect', status: answer.status, location: answer.headers.get('location') ?? '/' };

  const html = renderToString(
    <App store={{ api, locale, publicUrl }} queryClient={queryClient} intl={intls[locale]}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, answer)}
        context={answer}
        hydrate={false}
      />
    </App>,
  );
  const errors = answer.errors ?? {};
  return {
    kind: 'page',
    status: answer.statusCode,
    html,
    ...(answer.statusCode === 200 && anyFailed(queryClient) ? { incomplete: true } : {}),
    errors: Object.values(errors).filter((error) => !isRouteErrorResponse(error)),
    boot: {
      locale,
      publicUrl,
      queries: queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state, meta }) => state.status === 'success' && meta?.['stays'] !== true)
        .map(({ queryKey, state }) => [queryKey, state.data]),
      router: { loaderData: answer.loaderData, errors: answer.errors ? publicErrors(errors) : null },
    },
  };
}

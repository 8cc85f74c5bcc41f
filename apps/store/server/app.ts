import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { sendClientError } from '@patine/contract/http/client-errors';
import { closeAfterResponse } from '@patine/contract/http/close-after-response';
import { serverOptions } from '@patine/contract/http/server-options';
import { rejectSlowBodies } from '@patine/contract/http/slow-bodies';
import { networkOf } from '@patine/contract/network/network-of';
import { trustedProxies } from '@patine/contract/network/trusted-proxies';
import { localeOf } from '@patine/core';
import { accessLog } from '@patine/telemetry/access-log';
import { observeRequests } from '@patine/telemetry/observe-requests';
import { identifyRequests, logRequestId, REQUEST_ID_HEADER, requestIdOf } from '@patine/telemetry/request-id';
import { serveMetrics } from '@patine/telemetry/serve-metrics';
import type { Telemetry } from '@patine/telemetry/telemetry';
import { traceRequests } from '@patine/telemetry/trace-requests';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { ApiAwayError, ApiError } from '../src/lib/api-error.ts';
import { serveAlerts } from './alerts.ts';
import { serveAppManifests } from './app-manifest.ts';
import type { AssetsOf } from './assets.ts';
import { createCdnHeaders } from './cdn-headers.ts';
import type { Config } from './config.ts';
import { serveFaces } from './faces.ts';
import { failurePage } from './failure-page.ts';
import { serveFeeds } from './feed-routes.ts';
import { noticePicture, readGuaranteeNotices, serveGuaranteeNotices } from './guarantee-notices.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import { serveHealth } from './health.ts';
import { answerFromCache } from './response-cache.ts';
import { serveDropAlerts } from './drop-alerts.ts';
import { redirectToHttps } from './https-redirect.ts';
import { loggedTarget } from './logged-target.ts';
import { createLoadShedding, OverloadedError } from './load-shedding.ts';
import { REQUEST_SECONDS, createMetrics, metricsAccess } from './metrics.ts';
import { serveNewsletter } from './newsletter.ts';
import { serveOffers } from './offers.ts';
import { serveOfflinePages, type OfflineRenderer } from './offline-page.ts';
import { createPageCache } from './page-cache.ts';
import { proxy } from './proxy.ts';
import { createPreviewCookie } from './preview-cookie.ts';
import { refuseLongTargets } from './long-targets.ts';
import { createPageRenderer, type Renderer } from './render.ts';
import { createRenderLimit, TooManyRendersError } from './render-limit.ts';
import { shareRenders } from './share-renders.ts';
import { openSharedState } from './shared-state.ts';
import { serveRobots } from './robots.ts';
import { nameRoutes, routeName } from './route-name.ts';
import { servePages } from './serve-pages.ts';
import { createServerApi } from './server-api.ts';
import { createSessionCookies } from './session-cookies.ts';
import { shopPreviewReader } from './shop-preview.ts';
import { serveSpeculationRules } from './speculation-rules.ts';
import { guardPageEditor } from './page-editor.ts';
import { serveSitemaps } from './sitemaps.ts';
import { policySources, thirdPartiesOf } from './third-parties.ts';
import { createVisitHeaders } from './visit-headers.ts';
import type { PrimaryLink } from './workers/primary-link.ts';

export type AppOptions = {
  config: Config;
  renderer: () => Promise<Renderer>;
  /** Renders the offline page; absent in development. */
  offlineRenderer?: () => Promise<OfflineRenderer>;
  assets: AssetsOf;
  /** Folder of the built client; absent in development, when Vite serves it. */
  clientFolder?: URL;
  now?: () => number;
  /** Absent unless OpenTelemetry's variables are set. */
  telemetry?: Telemetry | undefined;
  /** Absent unless this process is one of several at a port. */
  primary?: PrimaryLink | null;
};

/** The service worker has a constant name, so browsers must revalidate it each time. */
const WORKER_FILE = /\/sw\.js(\.\w+)?$/;

/** Cache lifetime of a file of the built client; names in `assets` contain a content hash. */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return WORKER_FILE.test(path) ? 'no-cache' : 'public, max-age=3600';
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    renderer,
    offlineRenderer,
    assets,
    clientFolder,
    now = Date.now,
    telemetry,
    primary,
  } = options;
  const secure = config.PUBLIC_URL.startsWith('https:');
  const isTrusted = trustedProxies(config.TRUSTED_PROXIES);
  const thirdParties = thirdPartiesOf(config);
  const notices = readGuaranteeNotices(config.GUARANTEE_NOTICES);
  const headers = {
    secure,
    sources: policySources(config),
    develops: config.DEV !== undefined,
    hasThirdParties: thirdParties !== null,
  };
  const app = Fastify({
    ...serverOptions,
    clientErrorHandler: sendClientError,
    logger: {
      level: config.LOG_LEVEL,
      mixin: logRequestId,
      ...(telemetry ? { stream: telemetry.logStream } : {}),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => requestIdOf(request, randomUUID),
    trustProxy: isTrusted,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    // A path that cannot be decoded is a 404.
    frameworkErrors: (_error, request, reply) => {
      const response = reply as FastifyReply;
      void response
        .code(404)
        .headers({
          ...securityHeaders(headers),
          'cache-control': 'no-store',
          [REQUEST_ID_HEADER]: request.id,
        })
        .type('text/html; charset=utf-8')
        .send(failurePage(404, localeOf(request.url)));
    },
  });
  const metrics = createMetrics();
  const cookies = createSessionCookies(secure);
  const previewCookie = createPreviewCookie(secure);
  const shared = config.REDIS_URL === undefined ? null : openSharedState(app, config.REDIS_URL, now);
  const cdnHeaders = config.CDN && shared ? createCdnHeaders(config.CDN, shared.changes.isPurged) : undefined;
  const apiFor = createServerApi(config.API_URL, now, shared?.changes);
  const cache = createPageCache({
    maxBytes: (config.PAGE_CACHE_MB * 1_000_000) / config.WEB_CONCURRENCY,
    now,
    changes: shared?.changes,
    onFailure: (error) => {
      if (!(error instanceof TooManyRendersError || error instanceof OverloadedError))
        app.log.warn({ err: error }, 'served a stale page because rendering failed');
    },
  });
  metrics.watch(cache);

  app.setErrorHandler((error, request, reply) => {
    // Who left before the response was complete gets none: their closed connection is no failure of ours.
    if (reply.raw.destroyed) return;
    const { statusCode = 500 } = error as { statusCode?: number };
    const isOfApi = error instanceof ApiAwayError || error instanceof ApiError;
    const status = isOfApi ? error.status : statusCode;
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'unexpected error');
    if (error instanceof TooManyRendersError || error instanceof OverloadedError)
      void reply.header('retry-after', error.retryAfter);
    else if (error instanceof ApiError && error.body.retryAfter)
      void reply.header('retry-after', error.body.retryAfter);
    else if (status >= 500) void reply.header('retry-after', '10');
    void reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(failurePage(status, localeOf(request.url), request.id));
  });

  identifyRequests(app, isTrusted);
  nameRoutes(app);
  if (telemetry) traceRequests(app, telemetry.tracing, { routeOf: routeName, tellsBrowsers: true });
  observeRequests(app, metrics.registry, REQUEST_SECONDS, routeName);
  telemetry?.exportMetrics(metrics.registry);
  if (config.ACCESS_LOG) accessLog(app, loggedTarget);
  redirectToHttps(app, config.PUBLIC_URL, securityHeaders(headers));
  rejectSlowBodies(app.server);
  closeAfterResponse(app.server);
  answerFromCache(app, cache, {
    metrics,
    cdnHeaders,
    isPreview: (header) => previewCookie.shop.tokenOf(header) !== null,
  });
  addSecurityHeaders(app, headers);
  refuseLongTargets(app);
  serveHealth(app, config.API_URL, shared?.redis);
  primary?.share(metrics.registry);
  const { contentType } = metrics.registry;
  serveMetrics(
    app,
    primary ? { contentType, metrics: primary.metrics } : metrics.registry,
    metricsAccess(config),
  );
  if (clientFolder) {
    await app.register(async (scope) => {
      // Each file has a route: by its own name it would be a time series.
      scope.addHook('onRequest', (request, _reply, done) => {
        request.routeName = 'file';
        done();
      });
      await scope.register(fastifyStatic, {
        root: clientFolder,
        preCompressed: true,
        wildcard: false,
        index: false,
        globIgnore: ['manifest.json', '**/*.br', '**/*.gz'],
        cacheControl: false,
        setHeaders: (response, path) => {
          void response.header('cache-control', cacheControlOf(path));
        },
      });
    });
    await serveFaces(app, clientFolder);
  }
  await app.register(proxy, {
    apiUrl: config.API_URL,
    publicUrl: config.PUBLIC_URL,
    searchOrigins: config.SEARCH_ORIGINS,
    cookies,
    previewCookie,
    now,
    visitHeaders: createVisitHeaders(thirdParties ?? {}),
  });
  await app.register(serveAlerts, { apiFor });
  await app.register(serveOffers, { apiFor });
  await app.register(serveNewsletter, { publicUrl: config.PUBLIC_URL, apiUrl: config.API_URL, apiFor });
  await app.register(serveDropAlerts, { publicUrl: config.PUBLIC_URL, apiFor });
  serveRobots(app, config.PUBLIC_URL);
  serveSitemaps(app, { publicUrl: config.PUBLIC_URL, apiFor });
  serveAppManifests(app);
  serveGuaranteeNotices(app, notices);
  serveSpeculationRules(app);
  if (offlineRenderer) serveOfflinePages(app, { renderer: offlineRenderer, assets });
  serveFeeds(app, { publicUrl: config.PUBLIC_URL, apiFor, cache, cdnHeaders });
  guardPageEditor(app, { apiUrl: config.API_URL, previewCookie, isOpen: Boolean(config.DEV), now });
  const renderLimit = createRenderLimit({ now });
  if (shared) shareRenders(app, renderLimit, shared.renderCounts);
  else if (primary) shareRenders(app, renderLimit, { isUp: () => true, share: primary.shareCounts });
  servePages(app, {
    cache,
    cookies,
    previewCookie,
    shopPreview: shopPreviewReader(config.API_URL, previewCookie),
    metrics,
    cdnHeaders,
    mediaUrl: config.MEDIA_URL,
    affiliates: config.AFFILIATES,
    takeRender: renderLimit.take,
    visitorOf: ({ ip }) => (isTrusted(ip) ? null : networkOf(ip)),
    render: createLoadShedding()(
      metrics.timed(
        createPageRenderer({
          settings: (locale) => ({
            publicUrl: config.PUBLIC_URL,
            frameOrigins: config.FRAME_ORIGINS,
            ...(config.MEDIA_URL === undefined ? {} : { mediaUrl: config.MEDIA_URL }),
            ...(config.SAME_TAB_BELOW > 0 ? { sameTabBelow: config.SAME_TAB_BELOW } : {}),
            ...noticePicture(notices[locale]),
          }),
          thirdParties,
          renderer,
          assets,
          apiFor,
          recordsKeys: shared !== null,
          now,
          onError: (error) => app.log.error({ err: error }, 'page failed to render'),
        }),
      ),
    ),
  });
  return app;
}

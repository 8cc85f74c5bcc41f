import { hash } from 'node:crypto';
import type { DropRecords } from '@patine/contract/content/drops';
import { mentionsIn } from '@patine/contract/content/mentions-in';
import { SHOP_PREVIEW_HEADER } from '@patine/contract/content/releases';
import type { PageInfo } from '@patine/contract/content/structure';
import { LOCALES, type Locale } from '@patine/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { PAGES, type PageName } from './check-document.ts';
import { admit, shopPreviewOf } from '../editors/index.ts';
import { article, draftArticle, draftPageInfo, pageSummaries } from './pages.ts';
import { readDrops } from './drops-repository.ts';
import { dropRecords } from './preview-drop.ts';
import { shopAt } from './releases/shop-at.ts';
import { routing } from './routing.ts';
import { dropInfo, dropInfos, navigation, pageInfo, shopDictionary } from './structure.ts';

const KIND = 'params[kind][0]';
const SLUG = 'params[slug][0]';
const PATH = 'params[path][0]';
const DRAFT = 'params[draft][0]';

const locale = z.enum(LOCALES);
const path = z.string().startsWith('/').max(500);
const structureQuery = z.discriminatedUnion('type', [
  z.object({ type: z.literal(PAGES), locale, [DRAFT]: z.string().optional() }),
  z.object({
    type: z.literal('page'),
    locale,
    // Visitors can type any path and draft number; an unknown one gives NOT_FOUND instead of a format error.
    [PATH]: z.string(),
    [DRAFT]: z.string().optional(),
  }),
  z.object({ type: z.literal('drop'), locale, [SLUG]: z.string().max(120) }),
  z.object({ type: z.literal('drops'), locale }),
  z.object({ type: z.literal('pages'), locale }),
  z.object({ type: z.literal('nav'), locale }),
  z.object({ type: z.literal('shop-dictionary'), locale, [KIND]: z.literal('facetValues') }),
]);
const routingQuery = z.object({ path, locale });

export const readInput = <T>(schema: z.ZodType<T>, given: unknown): T => {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ApiError('MALFORMED_REQUEST');
  return parsed.data;
};

type StructureQuery = z.infer<typeof structureQuery>;

const structure = async (services: Services, query: StructureQuery): Promise<object | null> => {
  if (query.type === 'nav') return navigation(services, query.locale);
  if (query.type === 'shop-dictionary') return shopDictionary(services, query.locale);
  if (query.type === 'pages') return pageSummaries(services, query.locale);
  if (query.type === 'drops') return dropInfos(services, query.locale);
  if (query.type === 'drop') return dropInfo(services, query[SLUG], query.locale);
  if (query.type === 'page') return article(services, query[PATH], query.locale);
  return pageInfo(services, query.type, query.locale);
};

const isPreview = ({ headers }: FastifyRequest) => headers[SHOP_PREVIEW_HEADER] !== undefined;
const NO_DROPS: ReadonlySet<string> = new Set();

/** The slugs of the drops whose pieces searches find. */
async function openDrops({ db, clock }: Services, locale: Locale): Promise<Set<string>> {
  const drops = await readDrops(db, locale, clock.now());
  return new Set(drops.flatMap(({ slug, isLaunched }) => (isLaunched ? slug : [])));
}

/** A page with the drops that open until a date, and the pieces that it may show of them. */
async function withOpenedDrops(
  app: FastifyInstance,
  then: Services,
  { page, open, locale }: { page: PageInfo; open: ReadonlySet<string>; locale: Locale },
): Promise<PageInfo> {
  const chosen = mentionsIn(page.zones).pieces.map(({ value }) => value);
  const openedDrops: Record<string, { records: DropRecords }> = {};
  for (const slug of await openDrops(then, locale))
    if (!open.has(slug)) openedDrops[slug] = { records: await dropRecords(app, then, slug, locale, chosen) };
  return { ...page, openedDrops };
}

/** The same for a preview of the shop, where searches do not find the pieces of a drop yet. */
async function structureThen(
  app: FastifyInstance,
  then: Services,
  query: StructureQuery,
  open: ReadonlySet<string>,
): Promise<object | null> {
  const found = await structure(then, query);
  if (!found) return null;
  const { locale } = query;
  if (query.type === 'drop') return { ...found, pieces: await dropRecords(app, then, query[SLUG], locale) };
  return 'zones' in found ? withOpenedDrops(app, then, { page: found as PageInfo, open, locale }) : found;
}

/** Cache lifetime in seconds; short, so that a drop appears soon after it launches. */
const SECONDS = 15;

function answer(request: FastifyRequest, reply: FastifyReply, body: object | null) {
  if (!body) throw new ApiError('NOT_FOUND');
  const json = JSON.stringify(body);
  const etag = `"${hash('sha256', json, 'base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', `public, max-age=${SECONDS}`);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Public routes for pages and navigation; drafts require a token. */
export function reading(app: FastifyInstance, services: Services) {
  const draft = async (request: FastifyRequest, query: StructureQuery & { type: 'page' | PageName }) => {
    const admitted = await admit(services, request);
    // NOT_FOUND instead of ACCESS_DENIED, so that the response does not reveal that a draft exists.
    const version = /^[1-9]\d{0,5}$/.exec(query[DRAFT] ?? '')?.[0];
    if (typeof admitted === 'string' || version === undefined) throw new ApiError('NOT_FOUND');
    const wanted = { locale: query.locale, version: Number(version), grant: admitted.grant };
    const page = await (query.type === 'page'
      ? draftArticle(services, { ...wanted, path: query[PATH] })
      : draftPageInfo(services, { ...wanted, name: query.type }));
    if (!page) throw new ApiError('NOT_FOUND');
    return page;
  };

  /** Answers with the shop as of the date of a preview's token; null for a request without one. */
  const preview = async (request: FastifyRequest, read: (then: Services) => Promise<object | null>) => {
    const token = request.headers[SHOP_PREVIEW_HEADER];
    if (token === undefined) return null;
    const found = await shopAt(services, await shopPreviewOf(services, token), read);
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  };

  app.get('/web-structure', async (request, reply) => {
    const query = readInput(structureQuery, request.query);
    if (DRAFT in query && query[DRAFT] !== undefined)
      return reply.header('cache-control', 'private, no-store').send(await draft(request, query));
    const open = isPreview(request) ? await openDrops(services, query.locale) : NO_DROPS;
    const previewed = await preview(request, (then) => structureThen(app, then, query, open));
    if (previewed) return reply.header('cache-control', 'private, no-store').send(previewed);
    return answer(request, reply, await structure(services, query));
  });
  app.get('/web-routing', async (request, reply) => {
    const query = readInput(routingQuery, request.query);
    const previewed = await preview(request, (then) => routing(then, query.path, query.locale));
    if (previewed) return reply.header('cache-control', 'private, no-store').send(previewed);
    return answer(request, reply, await routing(services, query.path, query.locale));
  });
}

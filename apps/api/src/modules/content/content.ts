import { hash } from 'node:crypto';
import { LOCALES } from '@patine/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { loadContent } from './load-content.ts';
import { PAGES } from './read-files.ts';
import { routing } from './routing.ts';
import { navigation, pageInfo, shopDictionary } from './structure.ts';

const KIND = 'params[kind][0]';

const structureQuery = z.discriminatedUnion('type', [
  z.object({ type: z.literal(PAGES), locale: z.enum(LOCALES) }),
  z.object({ type: z.literal('nav'), locale: z.enum(LOCALES) }),
  z.object({ type: z.literal('shop-dictionary'), locale: z.enum(LOCALES), [KIND]: z.literal('facetValues') }),
]);
const routingQuery = z.object({ path: z.string().startsWith('/').max(500), locale: z.enum(LOCALES) });

const read = <T>(schema: z.ZodType<T>, query: unknown): T => {
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw new ApiError('MALFORMED_REQUEST');
  return parsed.data;
};

const structure = (services: Services, query: z.infer<typeof structureQuery>) => {
  if (query.type === 'nav') return navigation(services, query.locale);
  if (query.type === 'shop-dictionary') return shopDictionary(services, query.locale);
  return pageInfo(services, query.type, query.locale);
};

/** Kept shortly: a drop that opens must show, and nobody asks twice within seconds. */
const SECONDS = 15;

function answer(request: FastifyRequest, reply: FastifyReply, body: object | null) {
  if (!body) throw new ApiError('NOT_FOUND');
  const json = JSON.stringify(body);
  const etag = `"${hash('sha256', json, 'base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', `public, max-age=${SECONDS}`);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Pages, navigation and the words of filters. */
export const content: ApiModule = {
  routes: async (app, services) => {
    for (const fault of await loadContent(services)) services.log.error(fault, 'content is not published');

    app.get('/web-structure', async (request, reply) =>
      answer(request, reply, await structure(services, read(structureQuery, request.query))),
    );
    app.get('/web-routing', async (request, reply) => {
      const { path, locale } = read(routingQuery, request.query);
      return answer(request, reply, await routing(services, path, locale));
    });
  },
};

import {
  type DocumentBody,
  type EditorSession,
  MAX_UPLOAD_BYTES,
  PREVIEW_TOKEN_HEADER,
  type SavedDraft,
} from '@patine/contract/content/documents';
import { blockJsonSchema } from '@patine/contract/content/block-json-schema';
import { blockSchemas, type BlockType } from '@patine/contract/content/blocks';
import { PAGE_NAME } from '@patine/contract/content/structure';
import { LOCALES, localePrefix } from '@patine/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { listDocuments, listVersions, readDocument } from './documents.ts';
import { type PageKey, publishVersion, saveDraft } from './drafts.ts';
import { admit } from './editor-rights.ts';
import { editorsKey, PREVIEW_MS, signToken } from './editor-token.ts';
import { readInput } from './reading-routes.ts';
import { storeUpload } from './upload.ts';

const MAX_PAGE = 256 * 1024;

const pageParams = z.object({ name: z.string().max(80).regex(PAGE_NAME), locale: z.enum(LOCALES) });
const number = z.coerce.number().int().min(1).max(1_000_000);
const versionQuery = z.object({
  version: z.union([z.enum(['draft', 'published']), number]).default('draft'),
});
const draftQuery = z.object({ base: z.coerce.number().int().min(0).max(1_000_000).optional() });
const publishBody = z.strictObject({ version: z.int().min(1).max(1_000_000) });

const found = <T>(value: T | null): T => {
  if (value === null) throw new ApiError('NOT_FOUND');
  return value;
};

type Versioned = { path: string | null; version: number };

const schemas = () =>
  Object.fromEntries((Object.keys(blockSchemas) as BlockType[]).map((type) => [type, blockJsonSchema(type)]));

/** Routes for editors. Each request carries their token. Responses are not cached, and tokens are not logged. */
export function editing(app: FastifyInstance, services: Services) {
  const key = editorsKey(services.config);
  const PAGE = '/content/documents/page/:name/:locale';

  const tokenOf = async (request: FastifyRequest) => {
    const token = await admit(services, key, request.headers[PREVIEW_TOKEN_HEADER]);
    if (token === 'EXPIRED') throw new ApiError('TOKEN_EXPIRED');
    if (token === 'FORGED') throw new ApiError('ACCESS_DENIED');
    return token;
  };
  /** Home has the shop's root URL. Other pages without a path are parts of pages and have no URL. */
  const addressOf = (path: string | null, { name, locale }: PageKey) =>
    path ?? (name === 'home' ? localePrefix(locale) || '/' : null);
  const previewPath = async (request: FastifyRequest, page: PageKey, { path, version }: Versioned) => {
    const address = addressOf(path, page);
    if (address === null) return null;
    const { id } = (await tokenOf(request)).grant;
    const until = new Date(services.clock.now().getTime() + PREVIEW_MS);
    return `${address}?draft=${version}&preview=${signToken(key, { scope: 'page', id, ...page }, until)}`;
  };

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { grant } = await tokenOf(request);
      if (grant.scope !== 'edit' && request.routeOptions.url !== '/content/session')
        throw new ApiError('ACCESS_DENIED');
    });

    scope.get('/content/session', async (request): Promise<EditorSession> => {
      const { grant, expiresAt } = await tokenOf(request);
      return { scope: grant.scope, expiresAt: expiresAt.toISOString() };
    });
    scope.get('/content/schemas', schemas);
    scope.get('/content/documents', ({ query }) =>
      listDocuments(services, readInput(z.object({ locale: z.enum(LOCALES) }), query).locale),
    );
    scope.get(PAGE, async (request): Promise<DocumentBody> => {
      const page = readInput(pageParams, request.params);
      const { version } = readInput(versionQuery, request.query);
      const { path, ...document } = found(await readDocument(services, page, version));
      return {
        ...document,
        previewPath: await previewPath(request, page, { path, version: document.version }),
      };
    });
    scope.get(`${PAGE}/versions`, async ({ params }) =>
      found(await listVersions(services, readInput(pageParams, params))),
    );
    scope.put(PAGE, { bodyLimit: MAX_PAGE }, async (request): Promise<SavedDraft> => {
      const { params, query, body } = request;
      const page = readInput(pageParams, params);
      const { path, ...saved } = await saveDraft(
        services,
        page,
        body ?? null,
        readInput(draftQuery, query).base,
      );
      return { ...saved, previewPath: await previewPath(request, page, { path, version: saved.version }) };
    });
    scope.post(`${PAGE}/publish`, ({ params, body }) =>
      publishVersion(services, readInput(pageParams, params), readInput(publishBody, body).version),
    );

    scope.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      uploads.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
        (_request, body, done) => done(null, body),
      );
      uploads.post('/content/images', { bodyLimit: MAX_UPLOAD_BYTES }, ({ body }) =>
        storeUpload(services, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
      );
    });
  });
}

import { commentRequestSchema } from '@patine/contract/content/comments';
import type { DocumentBody, LatestVersions, SavedDraft } from '@patine/contract/content/documents';
import { MAX_REVIEW_NOTE } from '@patine/contract/content/editors';
import { blockJsonSchema } from '@patine/contract/content/block-json-schema';
import { blockSchemas, type BlockType } from '@patine/contract/content/blocks';
import { DROP_FILTERS, DROP_LOCALE, type DropFilter, dropPiecesSchema } from '@patine/contract/content/drops';
import { NAVIGATION_NAMES, SHOP_DOCUMENTS, TEXTS_NAMES } from '@patine/contract/content/shop-documents';
import type { Placeholder } from '@patine/contract/content/placeholders';
import { PAGE_NAME } from '@patine/contract/content/structure';
import { LOCALES, localePrefix } from '@patine/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { addComment, listComments, resolveComment } from './comments.ts';
import { listDocuments, listVersions, readDocument, type Which } from './documents.ts';
import { publishVersion, saveDraft } from './drafts.ts';
import { type DocumentKey, KINDS } from './check-document.ts';
import { dropBacklinks, linksOf, pageBacklinks, siteLinks } from './document-links.ts';
import { listDrops, listPieces } from './drop-documents.ts';
import { archiveDrop, deleteDrop, restoreDrop } from './drop-life.ts';
import { actorOf, editorsKey, PREVIEW_MS, requireEditor, signToken } from '../editors/index.ts';
import { previewDictionary } from './dictionary.ts';
import { documentSchemas } from './document-schemas.ts';
import { mentionsOfDraft } from './mentions.ts';
import { archivePage, deletePage, restorePage, unpublishPage } from './page-life.ts';
import { readInput } from './reading-routes.ts';
import { readOperator } from './fill-operator-placeholders.ts';
import { listPaymentPlaceholders } from './payment-placeholders.ts';
import { listPlaceholders } from './placeholders.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { dropRecords, previewDrop } from './preview-drop.ts';
import { previewNavigation } from './preview-navigation.ts';
import { releaseRoutes } from './releases/release-routes.ts';
import { askReview, listReviews, withdrawReview } from './reviews.ts';
import { unsavedWork } from './unsaved-routes.ts';

const MAX_PAGE = 256 * 1024;

const locale = z.enum(LOCALES);
const pageName = z.string().max(80).regex(PAGE_NAME);
const documentParams = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), name: pageName, locale }),
  z.object({ kind: z.literal('drop'), name: pageName, locale: z.literal(DROP_LOCALE) }),
  z.object({ kind: z.literal('navigation'), name: z.enum(NAVIGATION_NAMES), locale }),
  z.object({ kind: z.literal('texts'), name: z.enum(TEXTS_NAMES), locale }),
]);
const filter = z.string().min(1).max(200).optional();
const piecesQuery = z.object({
  locale,
  text: z.string().max(100).default(''),
  references: z
    .string()
    .regex(/^\d{1,10}(?:,\d{1,10})*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(dropPiecesSchema.shape.references.unwrap())
    .default([]),
  drop: pageName.optional(),
  ...(Object.fromEntries(DROP_FILTERS.map((name) => [name, filter])) as Record<DropFilter, typeof filter>),
});
const previewBody = z.object({
  slug: pageName,
  locale,
  at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  body: z.unknown(),
});
const navigationPreviewBody = z.object({
  name: z.enum(NAVIGATION_NAMES),
  locale,
  body: z.unknown(),
  at: previewBody.shape.at.optional(),
});
const dictionaryPreviewBody = z.object({
  locale,
  text: z.string().trim().min(1).max(100),
  body: z.unknown(),
});
const localeQuery = z.object({ locale });
const commentParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const resolveBody = z.strictObject({ isResolved: z.boolean() });
const pageParams = z.object({ name: pageName });
const unpublishBody = z.strictObject({ locale });
const linkCheckBody = z.object({ kind: z.enum(KINDS), name: pageName, locale, body: z.unknown() });
const number = z.coerce.number().int().min(1).max(1_000_000);
const versionQuery = z.object({
  version: z.union([z.enum(['draft', 'published']), number]).default('draft'),
});
const draftQuery = z.object({ base: z.coerce.number().int().min(0).max(1_000_000).optional() });
const reviewBody = z.strictObject({
  version: z.int().min(1).max(1_000_000),
  note: z.string().trim().max(MAX_REVIEW_NOTE).default(''),
});
const publishBody = z.strictObject({ version: z.int().min(1).max(1_000_000) });

/** Reads which document a URL names; editors see no documents of other kinds. */
function keyIn(params: unknown): DocumentKey {
  const { kind, name } = params as { kind?: string; name?: string };
  const isKnown =
    kind === 'page' ||
    kind === 'drop' ||
    Object.values(SHOP_DOCUMENTS).some((document) => document.kind === kind && document.name === name);
  if (!isKnown) throw new ApiError('NOT_FOUND');
  return readInput(documentParams, params);
}

const found = <T>(value: T | null): T => {
  if (value === null) throw new ApiError('NOT_FOUND');
  return value;
};

type Versioned = { path: string | null; version: number };

const schemas = () =>
  Object.fromEntries((Object.keys(blockSchemas) as BlockType[]).map((type) => [type, blockJsonSchema(type)]));

/** Routes for editors, who need the role of each. Responses are not cached. */
export function editing(app: FastifyInstance, services: Services) {
  const key = editorsKey(services.config);
  const DOCUMENT = '/content/documents/:kind/:name/:locale';
  const PAGE = '/content/pages/:name';
  const DROP = '/content/drops/:name';

  /** Home has the shop's root URL. Other pages without a path are parts of pages and have no URL. */
  const addressOf = (path: string | null, { name, locale }: DocumentKey) =>
    path ?? (name === 'home' ? localePrefix(locale) || '/' : null);
  const previewPath = (request: FastifyRequest, document: DocumentKey, { path, version }: Versioned) => {
    const address = addressOf(path, document);
    if (document.kind !== 'page' || address === null) return null;
    const { name, locale } = document;
    const { id } = actorOf(request);
    const until = new Date(services.clock.now().getTime() + PREVIEW_MS);
    return `${address}?draft=${version}&preview=${signToken(key, { scope: 'page', id, name, locale }, until)}`;
  };

  app.register(async (scope) => {
    requireEditor(scope, services);
    const done = { ok: true } as const;
    const publisher = { config: { role: 'publisher' } } as const;

    scope.get('/content/schemas', schemas);
    scope.get('/content/schemas/documents', documentSchemas);
    scope.get('/content/documents', ({ query }) =>
      listDocuments(services, readInput(z.object({ locale: z.enum(LOCALES) }), query).locale),
    );
    const bodyOf = async (request: FastifyRequest, which: Which): Promise<DocumentBody | null> => {
      const wanted = keyIn(request.params);
      const read = await readDocument(services, wanted, which);
      if (read === null) return null;
      const { path, ...document } = read;
      return {
        ...document,
        previewPath: previewPath(request, wanted, { path, version: document.version }),
      };
    };
    scope.get(DOCUMENT, async (request) =>
      found(await bodyOf(request, readInput(versionQuery, request.query).version)),
    );
    scope.get(`${DOCUMENT}/latest`, async (request): Promise<LatestVersions> => ({
      draft: await bodyOf(request, 'draft'),
      published: await bodyOf(request, 'published'),
    }));
    scope.get(`${DOCUMENT}/versions`, async ({ params }) =>
      found(await listVersions(services, keyIn(params))),
    );
    scope.put(DOCUMENT, { bodyLimit: MAX_PAGE }, async (request): Promise<SavedDraft> => {
      const { params, query, body } = request;
      const written = keyIn(params);
      const { path, ...saved } = await saveDraft(services, written, {
        body: body ?? null,
        base: readInput(draftQuery, query).base,
        authorId: actorOf(request).id,
      });
      return { ...saved, previewPath: previewPath(request, written, { path, version: saved.version }) };
    });
    scope.post(`${DOCUMENT}/publish`, publisher, (request) =>
      publishVersion(services, keyIn(request.params), {
        version: readInput(publishBody, request.body).version,
        publisherId: actorOf(request).id,
      }),
    );
    const COMMENTS = `${DOCUMENT}/comments`;
    scope.get(COMMENTS, ({ params }) => listComments(services, keyIn(params)));
    scope.post(COMMENTS, async (request) => {
      const written = readInput(commentRequestSchema, request.body);
      return addComment(services, keyIn(request.params), { ...written, authorId: actorOf(request).id });
    });
    scope.put(`${COMMENTS}/:id`, async (request) => {
      const { id } = readInput(commentParams, request.params);
      const { isResolved } = readInput(resolveBody, request.body);
      await resolveComment(services, keyIn(request.params), {
        id,
        isResolved,
        authorId: actorOf(request).id,
      });
      return done;
    });
    scope.get('/content/reviews', () => listReviews(services));
    scope.put(`${DOCUMENT}/review`, async (request) => {
      const review = readInput(reviewBody, request.body);
      await askReview(services, keyIn(request.params), { ...review, authorId: actorOf(request).id });
      return done;
    });
    scope.delete(`${DOCUMENT}/review`, async (request) => {
      await withdrawReview(services, keyIn(request.params), actorOf(request).id);
      return done;
    });
    const nameIn = ({ params }: FastifyRequest) => readInput(pageParams, params).name;
    const stepOf = (request: FastifyRequest) => ({ name: nameIn(request), authorId: actorOf(request).id });
    scope.get(`${PAGE}/backlinks`, (request) => pageBacklinks(services, nameIn(request)));
    scope.post(`${PAGE}/unpublish`, publisher, async (request) => {
      await unpublishPage(services, stepOf(request), readInput(unpublishBody, request.body).locale);
      return done;
    });
    scope.post(`${PAGE}/archive`, publisher, async (request) => {
      await archivePage(services, stepOf(request));
      return done;
    });
    scope.post(`${PAGE}/restore`, publisher, async (request) => {
      await restorePage(services, stepOf(request));
      return done;
    });
    scope.delete(PAGE, publisher, async (request) => {
      await deletePage(services, stepOf(request));
      return done;
    });
    const dropStepOf = (request: FastifyRequest) => ({
      slug: nameIn(request),
      authorId: actorOf(request).id,
    });
    scope.get(`${DROP}/backlinks`, (request) => dropBacklinks(services, nameIn(request)));
    scope.get(`${DROP}/records`, (request) =>
      dropRecords(app, services, nameIn(request), readInput(localeQuery, request.query).locale),
    );
    scope.post(`${DROP}/archive`, publisher, async (request) => {
      await archiveDrop(services, dropStepOf(request));
      return done;
    });
    scope.post(`${DROP}/restore`, publisher, async (request) => {
      await restoreDrop(services, dropStepOf(request));
      return done;
    });
    scope.delete(DROP, publisher, async (request) => {
      await deleteDrop(services, dropStepOf(request));
      return done;
    });
    unsavedWork(scope, services, (request) => {
      const { id, editor } = actorOf(request);
      return { key: id, name: editor?.name ?? null };
    });
    scope.get('/content/links', () => siteLinks(services));
    scope.post('/content/links', { bodyLimit: MAX_PAGE }, ({ body }) =>
      linksOf(services, readInput(linkCheckBody, body)),
    );
    scope.post('/content/mentions', { bodyLimit: MAX_PAGE }, ({ body }) =>
      mentionsOfDraft(services, readInput(linkCheckBody, body)),
    );
    scope.get('/content/placeholders', async ({ query }): Promise<Placeholder[]> => {
      const { locale } = readInput(localeQuery, query);
      const operatorOf = await readOperator(services.db, services.clock.now());
      return [...listPlaceholders(operatorOf(locale)), ...listPaymentPlaceholders(services.config, locale)];
    });
    scope.get('/content/drops', () => listDrops(services));
    scope.post('/content/drops/preview', { bodyLimit: MAX_PAGE }, ({ body }) =>
      previewDrop(app, services, readInput(previewBody, body)),
    );
    scope.post('/content/navigation/preview', { bodyLimit: MAX_PAGE }, ({ body }) =>
      previewNavigation(services, readInput(navigationPreviewBody, body)),
    );
    scope.post('/content/dictionary/preview', { bodyLimit: MAX_PAGE }, ({ body }) =>
      previewDictionary(app, readInput(dictionaryPreviewBody, body)),
    );
    scope.get('/content/pieces', ({ query }) => {
      const { locale, ...search } = readInput(piecesQuery, query);
      return listPieces(services, locale, search);
    });
    pictureRoutes(scope, services);
    releaseRoutes(scope, services, keyIn);
  });
}

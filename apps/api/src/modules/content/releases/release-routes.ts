import {
  MAX_RELEASE_CHANGES,
  releaseNameSchema,
  SHOP_PREVIEW_DAYS,
  type ShopPreviewLink,
} from '@patine/contract/content/releases';
import { DAY_MS, LOCALES, localePrefix } from '@patine/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { actorOf, editorsKey, PREVIEW_MS, signToken } from '../../editors/index.ts';
import type { DocumentKey } from '../check-document.ts';
import { readInput } from '../reading-routes.ts';
import {
  addChanges,
  cancelRelease,
  createRelease,
  listReleases,
  listWaitingChanges,
  publishNow,
  readRelease,
  removeChange,
  removeRelease,
  renameRelease,
  scheduleRelease,
} from './releases.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const params = z.object({ id: z.uuid() });
const nameBody = z.strictObject({ name: releaseNameSchema });
const scheduleBody = z.strictObject({ publishAt: instant });
const previewBody = z.strictObject({ at: instant, locale: z.enum(LOCALES), release: z.uuid().optional() });
const changesBody = z.strictObject({
  changes: z
    .array(
      z.object({
        kind: z.string(),
        name: z.string(),
        locale: z.string(),
        version: z.int().min(1).max(1_000_000),
      }),
    )
    .min(1)
    .max(MAX_RELEASE_CHANGES),
});

/** Routes of releases, and of the shop as it will be, for editors. `keyIn` reads which document is meant. */
export function releaseRoutes(
  scope: FastifyInstance,
  services: Services,
  keyIn: (given: unknown) => DocumentKey,
) {
  const RELEASE = '/content/releases/:id';
  const publisher = { config: { role: 'publisher' } } as const;
  const done = { ok: true } as const;
  const idIn = (request: FastifyRequest) => readInput(params, request.params).id;
  const by = (request: FastifyRequest) => actorOf(request).id;

  scope.get('/content/releases', () => listReleases(services));
  scope.post('/content/releases', (request) =>
    createRelease(services, { ...readInput(nameBody, request.body), authorId: by(request) }),
  );
  scope.get('/content/releases/changes', () => listWaitingChanges(services));
  scope.get(RELEASE, (request) => readRelease(services, idIn(request)));
  scope.put(RELEASE, async (request) => {
    await renameRelease(services, idIn(request), readInput(nameBody, request.body).name);
    return done;
  });
  scope.put(`${RELEASE}/changes`, async (request) => {
    const { changes } = readInput(changesBody, request.body);
    const added = changes.map((change) => ({ ...keyIn(change), version: change.version }));
    await addChanges(services, idIn(request), added, by(request));
    return done;
  });
  scope.delete(`${RELEASE}/changes/:kind/:name/:locale`, async (request) => {
    await removeChange(services, idIn(request), keyIn(request.params));
    return done;
  });
  scope.post(`${RELEASE}/schedule`, publisher, async (request) => {
    const { publishAt } = readInput(scheduleBody, request.body);
    await scheduleRelease(services, idIn(request), { publishAt, publisherId: by(request) });
    return done;
  });
  scope.post(`${RELEASE}/cancel`, publisher, async (request) => {
    await cancelRelease(services, idIn(request), by(request));
    return done;
  });
  scope.post(`${RELEASE}/publish`, publisher, async (request) => {
    await publishNow(services, idIn(request), by(request));
    return done;
  });
  scope.delete(RELEASE, publisher, async (request) => {
    await removeRelease(services, idIn(request), by(request));
    return done;
  });

  const key = editorsKey(services.config);
  scope.post('/content/shop-preview', async (request): Promise<ShopPreviewLink> => {
    const { at, locale, release } = readInput(previewBody, request.body);
    const now = services.clock.now().getTime();
    if (at.getTime() - now > SHOP_PREVIEW_DAYS * DAY_MS) throw new ApiError('MALFORMED_REQUEST');
    const expiresAt = new Date(now + PREVIEW_MS);
    const seconds = Math.floor(at.getTime() / 1_000);
    const grant = { scope: 'shop', id: by(request), at: seconds, release } as const;
    const token = signToken(key, grant, expiresAt);
    return { path: `${localePrefix(locale) || '/'}?preview=${token}`, expiresAt: expiresAt.toISOString() };
  });
}

import { MAX_PRESENCE_AT, MAX_UNSAVED_BYTES } from '@patine/contract/content/unsaved-work';
import { isShopDocumentId } from '@patine/contract/content/shop-documents';
import { PAGE_NAME } from '@patine/contract/content/structure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { readInput } from './reading-routes.ts';
import { dropWork, type Editor, findWork, keepWork, notePresence } from './unsaved-work.ts';

const pageName = z.string().max(80).regex(PAGE_NAME);
const opened = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), name: pageName }),
  z.object({ kind: z.literal('drop'), name: pageName }),
  z.object({ kind: z.literal('shop'), name: z.string().refine(isShopDocumentId) }),
]);
const client = z.string().regex(/^[\w-]{8,40}$/);
const keepBody = z.strictObject({
  state: z.string().min(1).max(MAX_UNSAVED_BYTES),
  client,
  takesOver: z.boolean().default(false),
});
const dropQuery = z.object({ client, takesOver: z.literal('1').optional() });
const presenceBody = z.object({
  client,
  at: z.string().max(MAX_PRESENCE_AT).optional(),
  leaves: z.boolean().default(false),
});

const WORK = '/content/unsaved/:kind/:name';

/** Routes of what editors have on their screens: work that is not saved, and who else is there. */
export function unsavedWork(
  scope: FastifyInstance,
  services: Services,
  editorOf: (request: FastifyRequest) => Editor,
) {
  scope.get(WORK, (request) => findWork(services, editorOf(request), readInput(opened, request.params)));
  scope.put(WORK, { bodyLimit: 2 * MAX_UNSAVED_BYTES }, (request) =>
    keepWork(
      services,
      editorOf(request),
      readInput(opened, request.params),
      readInput(keepBody, request.body),
    ),
  );
  scope.delete(WORK, async (request) => {
    const { client: own, takesOver } = readInput(dropQuery, request.query);
    const document = readInput(opened, request.params);
    await dropWork(services, editorOf(request), document, takesOver ? null : own);
    return { ok: true } as const;
  });
  scope.post('/content/presence', (request) =>
    notePresence(services, editorOf(request), {
      ...readInput(opened, request.body),
      ...readInput(presenceBody, request.body),
    }),
  );
}

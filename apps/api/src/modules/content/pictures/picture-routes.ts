import { MAX_UPLOAD_BYTES } from '@patine/contract/content/documents';
import { pictureDetailsSchema } from '@patine/contract/content/site-pictures';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../context.ts';
import { actorOf } from '../../editors/index.ts';
import { readInput } from '../reading-routes.ts';
import { changePicture, deletePicture, listPictures } from './library.ts';
import { storeUpload } from './upload.ts';

const MAX_NAME = 200;

const pictureParams = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
const uploadQuery = z.object({
  name: z
    .string()
    .transform((name) => [...name.replace(/[\p{Cc}\p{Cs}]/gu, '')].slice(0, MAX_NAME).join(''))
    .default(''),
  replaces: pictureParams.shape.id.nullable().default(null),
});

/** Routes of the media library, for editors. */
export function pictureRoutes(scope: FastifyInstance, services: Services) {
  const PICTURE = '/content/pictures/:id';
  const done = { ok: true } as const;

  scope.get('/content/pictures', () => listPictures(services));
  scope.put(PICTURE, async ({ params, body }) => {
    await changePicture(services, readInput(pictureParams, params).id, readInput(pictureDetailsSchema, body));
    return done;
  });
  scope.delete(PICTURE, { config: { role: 'publisher' } }, async ({ params }) => {
    await deletePicture(services, readInput(pictureParams, params).id);
    return done;
  });

  scope.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
      (_request, body, done) => done(null, body),
    );
    uploads.post('/content/images', { bodyLimit: MAX_UPLOAD_BYTES }, (request) => {
      const { body } = request;
      const { name, replaces } = readInput(uploadQuery, request.query);
      return storeUpload(services, Buffer.isBuffer(body) ? body : Buffer.alloc(0), {
        fileName: name,
        author: actorOf(request).id,
        replaces,
      });
    });
  });
}

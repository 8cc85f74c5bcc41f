import { mediaPath, type MediaFormat } from '@patine/contract/rest/media';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { storageRefusal } from '../../storage/storage-refusal.ts';
import { emptyHanger } from './empty-hanger.ts';
import { type ImageName, readImageName } from './image-name.ts';
import { type Encode, ENCODING } from './encoding.ts';
import { encodingProcess } from './encoding-process.ts';
import { pictureCache } from './picture-cache.ts';
import { measureLines } from './picture-sources.ts';
import { overloadedWhenFull } from './work-queue.ts';

const TYPES: Record<MediaFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

declare module 'fastify' {
  interface FastifyInstance {
    encodePicture: Encode;
  }
}

const wantsImage = ({ headers }: FastifyRequest) => headers.accept?.includes('image/') === true;

/** A browser shows the picture of an error too: a drawn hanger instead of a broken one. */
const sendPlaceholder = (reply: FastifyReply, { width }: ImageName, { statusCode, body }: ApiError) =>
  reply
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(body.retryAfter) })
    .type('image/svg+xml')
    .send(emptyHanger(width));

/** Serves pictures at fixed widths and formats, and tells where measures lie on them. */
export const media: ApiModule = {
  resolvers: {
    Photo: {
      measureLines: ({ role, ...photo }) =>
        role === 'front' && 'source' in photo ? measureLines(String(photo.source)) : null,
    },
  },
  routes: (app, services) => {
    const encoder = encodingProcess();
    app.addHook('onClose', () => encoder.stop());
    app.decorate('encodePicture', encoder.encode);
    app.metrics.gauge('api_storage_up', '1 while the storage of pictures answers', 'storage', async () => [
      ['pictures', services.storage.isUp() ? 1 : 0],
    ]);
    const pictures = pictureCache({ ...services, encode: encoder.encode });

    app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
      const address = readImageName(request.params.name);
      if (!address) throw new ApiError('NOT_FOUND');
      // The content of a URL never changes, so that any cached copy is current.
      const etag = `"${ENCODING}-${request.params.name}"`;
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();

      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const bytes = await pictures(address, left.signal).catch((error: unknown) => {
        reply.removeHeader('cache-control').removeHeader('etag');
        const refusal = storageRefusal(error);
        if (refusal && wantsImage(request)) return refusal;
        throw overloadedWhenFull(error);
      });
      if (bytes instanceof ApiError) {
        app.metrics.failure(bytes.body.name);
        return sendPlaceholder(reply, address, bytes);
      }
      if (!bytes) {
        reply.removeHeader('cache-control').removeHeader('etag');
        // A page of a moment ago may name an area that an editor has changed since: its box crops the whole picture.
        if (address.area)
          return reply
            .header('cache-control', 'no-store')
            .redirect(mediaPath(address.id, address.width, address.format));
        throw new ApiError('NOT_FOUND');
      }
      return reply.type(TYPES[address.format]).header('x-content-type-options', 'nosniff').send(bytes);
    });
  },
};

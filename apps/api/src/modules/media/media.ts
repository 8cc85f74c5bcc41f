import type { MediaFormat } from '@patine/contract/rest/media';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { readShareImageName } from './share/share-image-name.ts';
import { sharePictures } from './share/share-pictures.ts';
import { readImageName } from './image-name.ts';
import { ENCODING } from './encoding.ts';
import { encodingProcess } from './encoding-process.ts';
import { pictureCache } from './picture-cache.ts';
import { QueueFullError } from './work-queue.ts';

const TYPES: Record<MediaFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const RETRY_SECONDS = 5;
/** The house may change its picture; an address of all others never changes its content. */
const CACHE = {
  house: 'public, max-age=86400',
  picture: 'public, max-age=31536000, immutable',
  piece: 'public, max-age=31536000, immutable',
} as const;

/** Too many pictures at once are for another moment. */
const asTold = (error: unknown) =>
  error instanceof QueueFullError ? new ApiError('OVERLOADED', { retryAfter: RETRY_SECONDS }) : error;

/** Pictures at the widths and in the formats that pages ask for. */
export const media: ApiModule = {
  routes: (app, services) => {
    const encoder = encodingProcess();
    app.addHook('onClose', () => encoder.stop());
    const pictures = pictureCache({ ...services, encode: encoder.encode });

    app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
      const address = readImageName(request.params.name);
      if (!address) throw new ApiError('NOT_FOUND');
      // An address never changes its content: who has the picture has the right one.
      const etag = `"${ENCODING}-${request.params.name}"`;
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();

      const bytes = await pictures(address).catch((error: unknown) => {
        reply.removeHeader('cache-control').removeHeader('etag');
        throw asTold(error);
      });
      if (!bytes) {
        reply.removeHeader('cache-control').removeHeader('etag');
        throw new ApiError('NOT_FOUND');
      }
      return reply.type(TYPES[address.format]).header('x-content-type-options', 'nosniff').send(bytes);
    });

    const shared = sharePictures({ ...services, encode: encoder.encode });
    app.get<{ Params: { name: string } }>('/media/og/:name', async (request, reply) => {
      const { name } = request.params;
      const address = readShareImageName(name);
      const found =
        address &&
        (await shared(name, address).catch((error: unknown) => {
          throw asTold(error);
        }));
      if (!found) throw new ApiError('NOT_FOUND');
      // The address has a fingerprint of what is drawn: since then the price, say, has changed.
      if ('movedTo' in found)
        return reply.header('cache-control', 'public, max-age=60').redirect(found.movedTo, 302);
      return reply
        .headers({ 'cache-control': CACHE[address.kind], 'x-content-type-options': 'nosniff' })
        .type(TYPES.jpg)
        .send(found.bytes);
    });
  },
};

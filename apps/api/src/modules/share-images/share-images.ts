import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { overloadedWhenFull } from '../media/work-queue.ts';
import { readShareImageName } from './share-image-name.ts';
import { sharePictures } from './share-pictures.ts';

/** The house may change its picture; an address of all others never changes its content. */
const CACHE = {
  house: 'public, max-age=86400',
  picture: 'public, max-age=31536000, immutable',
  piece: 'public, max-age=31536000, immutable',
} as const;

/** Pictures of pages and pieces for sharing (Open Graph). */
export const shareImages: ApiModule = {
  routes: (app, services) => {
    const shared = sharePictures({ ...services, encode: app.encodePicture });
    app.get<{ Params: { name: string } }>('/media/og/:name', async (request, reply) => {
      const { name } = request.params;
      const address = readShareImageName(name);
      const found =
        address &&
        (await shared(name, address).catch((error: unknown) => {
          throw overloadedWhenFull(error);
        }));
      if (!found) throw new ApiError('NOT_FOUND');
      // The address has a fingerprint of what is drawn: since then the price, say, has changed.
      if ('movedTo' in found)
        return reply.header('cache-control', 'public, max-age=60').redirect(found.movedTo, 302);
      return reply
        .headers({ 'cache-control': CACHE[address.kind], 'x-content-type-options': 'nosniff' })
        .type('image/jpeg')
        .send(found.bytes);
    });
  },
};

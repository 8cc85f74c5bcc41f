import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { overloadedWhenFull } from '../media/index.ts';
import { readShareImageName } from './share-image-name.ts';
import { sharePictures } from './share-pictures.ts';

/** The URL of the shop's own image (`shop`) is fixed; the other URLs change with their content. */
const CACHE = {
  shop: 'public, max-age=86400',
  picture: 'public, max-age=31536000, immutable',
  product: 'public, max-age=31536000, immutable',
} as const;

/** Open Graph images of pages and products. */
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
      // The URL contains a hash of the content, which has changed since, for example the price.
      if ('movedTo' in found)
        return reply.header('cache-control', 'public, max-age=60').redirect(found.movedTo, 302);
      return reply
        .headers({ 'cache-control': CACHE[address.kind], 'x-content-type-options': 'nosniff' })
        .type('image/jpeg')
        .send(found.bytes);
    });
  },
};

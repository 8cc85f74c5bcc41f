import type { UploadedImage } from '@patine/contract/content/documents';
import type { PictureDetails, SitePicture } from '@patine/contract/content/site-pictures';
import { queryOptions } from '@tanstack/react-query';
import { call, json } from '../content-api.ts';

/** A large photograph over a telephone's network. */
const UPLOAD_TIMEOUT_MS = 180_000;

const pictureOf = (id: string) => `pictures/${id}`;

export const picturesApi = {
  list: () => call<SitePicture[]>('pictures'),
  change: (id: string, details: PictureDetails) => call(pictureOf(id), json('PUT', details)),
  delete: (id: string) => call(pictureOf(id), { method: 'DELETE' }),
  /** Adds a file to the library, or puts it in the place of one of its pictures. */
  upload: (file: File, replaces?: string) => {
    const query = new URLSearchParams({ name: file.name, ...(replaces ? { replaces } : {}) });
    return call<UploadedImage>(
      `images?${query}`,
      { method: 'POST', headers: { 'content-type': file.type || 'application/octet-stream' }, body: file },
      UPLOAD_TIMEOUT_MS,
    );
  },
};

/** The library; asked again each time that somebody looks: others upload too. */
export const picturesQuery = queryOptions({
  queryKey: ['content-pictures'],
  queryFn: () => picturesApi.list(),
  staleTime: 0,
});

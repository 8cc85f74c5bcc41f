import { type ImageSource, mediaPath } from '@patine/ui/picture/media-path';

/** Addresses of pictures at another origin, such as a CDN's; undefined where they are the shop's own. */
export const imageSourceAt = (mediaUrl: string | undefined): ImageSource | undefined =>
  mediaUrl === undefined ? undefined : (...picture) => mediaUrl + mediaPath(...picture);

/** Widths in pixels in which images are served. */
export const MEDIA_WIDTHS = [256, 384, 512, 768, 1024, 1536] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** Formats, best first. */
export const MEDIA_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** Returns the path of an image. Its content never changes, so it can be cached for ever. */
export const mediaPath = (id: string, width: MediaWidth, format: MediaFormat) =>
  `/media/${id}-${width}.${format}`;

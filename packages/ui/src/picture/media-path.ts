export type ImageFormat = 'avif' | 'webp' | 'jpg';

export type ImageSource = (id: string, width: number, format: ImageFormat) => string;

/** Widths served by the image server; it rejects others. */
export const imageWidths = [256, 384, 512, 768, 1024, 1536] as const;

export const mediaPath: ImageSource = (id, width, format) => `/media/${id}-${width}.${format}`;

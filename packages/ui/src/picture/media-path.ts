export type ImageFormat = 'avif' | 'webp' | 'jpg';

export type ImageSource = (id: string, width: number, format: ImageFormat) => string;

/** Widths that the picture server makes; any other one is refused there. */
export const imageWidths = [256, 384, 512, 768, 1024, 1536] as const;

export const mediaPath: ImageSource = (id, width, format) => `/media/${id}-${width}.${format}`;

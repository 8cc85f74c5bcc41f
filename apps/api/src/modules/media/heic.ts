import { HEIC_TOO_LARGE } from './encoding.ts';
import { encodingProcess } from './encoding-process.ts';

/** File type brands of HEIC, which phones save and sharp cannot decode. AVIF uses the same container. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.slice(4, 8) !== 'ftyp' || head.includes('avif')) return false;
  const brands = [head.slice(8, 12), ...(head.slice(16).match(/.{4}/gs) ?? [])];
  return brands.some((brand) => HEIC_BRANDS.has(brand));
}

type Limits = { maxPixels: number; timeoutMs: number };

export const isTooLargeHeic = (error: unknown) => error instanceof Error && error.message === HEIC_TOO_LARGE;

/** Thrown when a file takes longer than it may. */
export class SlowPictureError extends Error {
  override name = 'SlowPictureError';
}

/**
 * Decodes a HEIC file to a PNG in a process of its own, which ends with it: a hostile file keeps neither the api nor the
 * pictures of visitors waiting, and leaves no memory behind.
 */
export async function decodeHeicApart(heic: Uint8Array, { maxPixels, timeoutMs }: Limits): Promise<Buffer> {
  const decoder = encodingProcess();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new SlowPictureError()), timeoutMs);
  try {
    return await Promise.race([decoder.encode({ heic, maxPixels }), late.promise]);
  } finally {
    clearTimeout(timer);
    decoder.stop();
  }
}

import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { HEIC_TOO_LARGE, type HeicJob } from './encoding.ts';
import { heicColourProfile, withColourProfile } from './heic-colour-profile.ts';

const CHANNELS = 4;
const OPAQUE = 255;

function isOpaque(pixels: Uint8ClampedArray) {
  for (let place = CHANNELS - 1; place < pixels.length; place += CHANNELS)
    if (pixels[place] !== OPAQUE) return false;
  return true;
}

/** Decodes the first picture of a HEIC file, upright and with its colour profile, to a PNG. */
export async function decodeHeic({ heic, maxPixels }: HeicJob): Promise<Buffer> {
  const [image] = new libheif.HeifDecoder().decode(heic);
  if (!image) throw new Error('The HEIC file has no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  // The header gives the size before any pixel is decoded.
  if (width * height > maxPixels) throw new Error(HEIC_TOO_LARGE);
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (shown) =>
      shown ? resolve() : reject(new Error('The HEIC picture cannot be decoded')),
    );
  });
  const decoded = sharp(data, { raw: { width, height, channels: CHANNELS } }).png({ compressionLevel: 1 });
  const png = await (isOpaque(data) ? decoded.removeAlpha() : decoded).toBuffer();
  const profile = heicColourProfile(heic);
  return profile ? withColourProfile(png, profile) : png;
}

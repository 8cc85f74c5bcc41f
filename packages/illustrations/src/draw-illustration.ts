import { renderAsync } from '@resvg/resvg-js';
import { parseAddress } from './illustration.ts';
import { draft } from './draft.ts';
import { paint } from './paint.ts';
import { blurred, Plane } from './plane.ts';

export interface DrawnIllustration {
  /** Raw pixels, three bytes each: `sharp(data, { raw: info })`. */
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

const WIDEST = 1536;
const LIGHT_WIDTH = 208;

async function raster(
  svg: string,
  width: number,
): Promise<{ pixels: Buffer; width: number; height: number }> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  });
  return { pixels: image.pixels, width: image.width, height: image.height };
}

/** Draws the picture of a `demo:` address (the part after `demo:`), the same pixels every time. */
export async function drawIllustration(address: string, width: number): Promise<DrawnIllustration> {
  const { ink, light, ...look } = draft(parseAddress(address));
  const [colors, relief] = await Promise.all([
    raster(ink, Math.min(WIDEST, Math.max(16, Math.round(width)))),
    raster(light, LIGHT_WIDTH),
  ]);
  const data = paint({
    width: colors.width,
    height: colors.height,
    ink: colors.pixels,
    light: blurred(Plane.channelOf(relief.pixels, relief.width, relief.height, 0), look.blur),
    folds: look.bends ? blurred(Plane.channelOf(relief.pixels, relief.width, relief.height, 1), 2) : null,
    ...look,
  });
  return { data, info: { width: colors.width, height: colors.height, channels: 3 } };
}

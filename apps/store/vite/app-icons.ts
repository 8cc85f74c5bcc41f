import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { colors } from '@patine/brand/colors';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { APP_ICONS, OLD_ICON, TOUCH_ICON, type AppIcon } from '../server/app-icons.ts';

const SHARE = { any: 1, maskable: 0.58 } as const satisfies Record<AppIcon['purpose'], number>;
const drawing = fileURLToPath(import.meta.resolve('@patine/brand/favicon.svg'));
const FAVICON = 'favicon.svg';
/** Side of the SVG's view box. */
const VIEW_BOX = 32;

/** Renders the logo as a square: alone, or with a background and padding for maskable icons. */
async function drawIcon(svg: Buffer, size: number, purpose: AppIcon['purpose']): Promise<Buffer> {
  const side = Math.round(size * SHARE[purpose]);
  const mark = await sharp(svg, { density: (72 * side) / VIEW_BOX })
    .resize(side, side)
    .png()
    .toBuffer();
  if (purpose === 'any') return sharp(mark).png({ palette: true, compressionLevel: 9 }).toBuffer();
  const paper = { create: { width: size, height: size, channels: 3 as const, background: colors.paper } };
  return sharp(paper)
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file that contains one PNG: 6 bytes of header, 16 of directory entry, the image. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

/** Serves the brand's favicon, and renders the web app's icons from it in every required size. */
export const appIcons = (): Plugin => ({
  name: 'app-icons',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${FAVICON}`, (_, response) => {
      response.setHeader('content-type', 'image/svg+xml');
      createReadStream(drawing).pipe(response);
    });
  },
  async generateBundle() {
    if (this.environment.config.consumer === 'server') return;
    const svg = await readFile(drawing);
    this.emitFile({ type: 'asset', fileName: FAVICON, source: svg });
    for (const { file, size, purpose } of [...APP_ICONS, TOUCH_ICON])
      this.emitFile({ type: 'asset', fileName: file, source: await drawIcon(svg, size, purpose) });
    const old = await drawIcon(svg, OLD_ICON.size, 'any');
    this.emitFile({ type: 'asset', fileName: OLD_ICON.file, source: toIco(old, OLD_ICON.size) });
  },
});

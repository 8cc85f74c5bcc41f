import type { Pattern } from './illustration.ts';
import { floral, liberty, paisley } from './motifs/flowers.ts';
import { breton, gingham, pinstripe, stripes, tartan, windowpane } from './motifs/lines.ts';
import type { Motif, Palette } from './motifs/motif.ts';
import { dots, geometric, leopard, patchwork } from './motifs/shapes.ts';
import { argyle, cable, fairisle, herringbone, houndstooth } from './motifs/woven.ts';
import type { Tile } from './weaves/tile.ts';

const MOTIFS: Readonly<Record<Exclude<Pattern, 'plain'>, Motif>> = {
  stripes,
  breton,
  pinstripe,
  gingham,
  tartan,
  windowpane,
  floral,
  liberty,
  dots,
  geometric,
  herringbone,
  houndstooth,
  leopard,
  paisley,
  fairisle,
  cable,
  argyle,
  patchwork,
};

export const motif = (pattern: Pattern, palette: Palette): Tile | null =>
  pattern === 'plain' ? null : MOTIFS[pattern](palette);

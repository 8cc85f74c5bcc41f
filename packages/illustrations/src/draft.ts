import { CANVAS_SIZE } from './canvas-size.ts';
import type { Canvas } from './canvas.ts';
import { composed } from './composed.ts';
import type { Bounds, Point } from './geometry.ts';
import type { Ground } from './ground.ts';
import type { Illustration, Material } from './illustration.ts';
import { seeded } from './random.ts';
import type { Shadow } from './staging.ts';

export interface Draft {
  ink: string;
  light: string;
  ground: Ground;
  shadow: Shadow;
  sheen: number;
  tooth: number;
  offset: number;
  /** How far its light is blurred: close by, the facets of a solid thing would be seen. */
  blur: number;
  /** Whether the cloth has a pattern or weave that its folds bend. */
  bends: boolean;
}

const SHEEN: Partial<Record<Material, number>> = {
  silk: 0.85,
  leather: 1,
  velvet: 0.55,
  viscose: 0.45,
  polyester: 0.5,
  nylon: 0.75,
  cotton: 0.3,
  linen: 0.2,
  denim: 0.25,
  corduroy: 0.4,
};
const TOOTH: Partial<Record<Material, number>> = {
  wool: 0.8,
  mohair: 1,
  tweed: 0.9,
  felt: 0.7,
  linen: 0.6,
  denim: 0.6,
  corduroy: 0.6,
  suede: 0.7,
  silk: 0.1,
  leather: 0.15,
  nylon: 0.1,
};

/** A close crop around a place, kept inside the illustration. */
function cropAround([x, y]: Point, zoom: number): Bounds {
  const width = CANVAS_SIZE.width / zoom;
  const height = CANVAS_SIZE.height / zoom;
  const left = Math.min(CANVAS_SIZE.width - width, Math.max(0, x - width / 2));
  const top = Math.min(CANVAS_SIZE.height - height, Math.max(0, y - height / 2));
  return [left, top, left + width, top + height];
}

/** What a close view looks at: the flaw, the cloth itself, or what the maker took care over. */
function closeUp(canvas: Canvas): Bounds {
  const { spots, random } = canvas;
  const flaw = spots.get('flaw');
  if (flaw) return cropAround(flaw, 3.6);
  const place = random.weighted([
    ['cloth', 4],
    ['collar', 3],
    ['button', 3],
    ['hem', 1],
  ]);
  const middle: Point = [CANVAS_SIZE.middle, 260];
  if (place === 'cloth') return cropAround(spots.get('cloth') ?? middle, random.between(4.2, 5));
  return cropAround(spots.get(place) ?? spots.get('collar') ?? middle, random.between(2.4, 3));
}

export function draft(illustration: Illustration): Draft {
  const { canvas, ground, shadow, placement, whole } = composed(illustration);
  const box: Bounds = whole ? [0, 0, CANVAS_SIZE.width, CANVAS_SIZE.height] : closeUp(canvas);
  return {
    ink: canvas.inkSvg(box, placement),
    light: canvas.lightSvg(box, placement),
    ground,
    shadow,
    offset: seeded(`paper${illustration.seed}`).int(0, 511),
    sheen: SHEEN[illustration.material] ?? 0.2,
    tooth: TOOTH[illustration.material] ?? 0.3,
    blur: canvas.solid && !whole ? 4 : 1,
    bends: canvas.patterned,
  };
}

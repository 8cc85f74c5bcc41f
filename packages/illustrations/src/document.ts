import { CANVAS_SIZE } from './canvas-size.ts';
import { boundsOf, meets, type Bounds } from './geometry.ts';
import { cornersOf, matrixOf, unplaced, type Placement } from './placement.ts';

/** How light falls across a piece, from its left to its right: greys at shares of its width. */
const LIGHTS = {
  round: [
    [0, 78],
    [0.1, 112],
    [0.32, 150],
    [0.58, 132],
    [0.86, 98],
    [1, 66],
  ],
  left: [
    [0, 100],
    [0.3, 146],
    [0.7, 124],
    [1, 74],
  ],
  right: [
    [0, 92],
    [0.35, 132],
    [0.75, 104],
    [1, 66],
  ],
  flat: [
    [0, 124],
    [0.4, 136],
    [1, 116],
  ],
  inside: [
    [0, 46],
    [0.5, 66],
    [1, 42],
  ],
} as const;

export type LightName = keyof typeof LIGHTS;

/** Finished SVG, and what it covers where that is known. */
export interface Mark {
  svg: string;
  bounds?: Bounds;
}

// What lies outside a crop is left out: it costs time, and the renderer aborts on a clipped group far off the canvas.
export function svgDocument(
  box: Bounds,
  defs: readonly string[],
  marks: readonly Mark[],
  placement: Placement,
  backdrop = '',
): string {
  const visible = boundsOf(cornersOf(box).map((corner) => unplaced(placement, corner)));
  const seen = marks.filter(({ bounds }) => !bounds || meets(bounds, visible)).map(({ svg }) => svg);
  const [left, top, right, bottom] = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" width="${CANVAS_SIZE.width}" height="${CANVAS_SIZE.height}"><defs>${defs.join('')}</defs>${backdrop}<g transform="${matrixOf(placement)}">${seen.join('')}</g></svg>`;
}

const NEUTRAL = '<path d="M-900-900H1500V1700H-900Z" fill="#808080"/>';

/**
 * The relief on a ground of neutral grey. Its red says how each place is lit; its green holds the folds alone, along
 * which patterns bend.
 */
export function lightDocument(
  box: Bounds,
  defs: readonly string[],
  marks: readonly Mark[],
  placement: Placement,
): string {
  const gradients = Object.entries(LIGHTS).map(
    ([name, list]) =>
      `<linearGradient id="${name}">${list.map(([offset, grey]) => `<stop offset="${offset}" stop-color="rgb(${grey},128,${grey})"/>`).join('')}</linearGradient>`,
  );
  return svgDocument(box, [...defs, ...gradients], marks, placement, NEUTRAL);
}

import { CANVAS_SIZE } from './canvas-size.ts';
import { meets, type Bounds } from './geometry.ts';

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
export function svgDocument(box: Bounds, defs: readonly string[], marks: readonly Mark[]): string {
  const seen = marks.filter(({ bounds }) => !bounds || meets(bounds, box)).map(({ svg }) => svg);
  const [left, top, right, bottom] = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" width="${CANVAS_SIZE.width}" height="${CANVAS_SIZE.height}"><defs>${defs.join('')}</defs>${seen.join('')}</svg>`;
}

/** The relief, on a ground of neutral grey. */
export function lightDocument(box: Bounds, defs: readonly string[], marks: readonly Mark[]): string {
  const gradients = Object.entries(LIGHTS).map(
    ([name, list]) =>
      `<linearGradient id="${name}">${list.map(([offset, grey]) => `<stop offset="${offset}" stop-color="rgb(${grey},${grey},${grey})"/>`).join('')}</linearGradient>`,
  );
  const neutral = { svg: '<path d="M-900-900H1500V1700H-900Z" fill="#808080"/>' };
  return svgDocument(box, [...defs, ...gradients], [neutral, ...marks]);
}

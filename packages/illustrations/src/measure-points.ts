import { CANVAS_SIZE } from './canvas-size.ts';
import { composed } from './composed.ts';
import type { Illustration, MeasureName } from './illustration.ts';
import { placed } from './placement.ts';

/** A place on the picture: shares of its width and of its height, each 0 to 1, from the top left corner. */
export type PicturePoint = readonly [x: number, y: number];

/** Where the tape lies for each measurement: two points, or more where it follows an arm. */
export type MeasurePoints = Partial<Record<MeasureName, readonly PicturePoint[]>>;

/**
 * Returns where each measurement is taken on an illustration, for lines drawn over its picture. Only the front has them:
 * the other views answer an empty object, and a kind has only the names that its listing measures (a bag has `width` and
 * `height`). Draws no pixels.
 *
 * `measurePoints(parseAddress('dress/front/…'))` is
 * `{ bust: [[0.33, 0.29], [0.67, 0.29]], waist: [[0.36, 0.4], [0.64, 0.4]], … }`.
 */
export function measurePoints(illustration: Illustration): MeasurePoints {
  if (illustration.view !== 'front') return {};
  const { canvas, placement } = composed(illustration);
  const share = (value: number, size: number) => Math.round((value / size) * 10_000) / 10_000;
  return Object.fromEntries(
    [...canvas.measures].map(([name, line]) => [
      name,
      line.map((point) => {
        const [x, y] = placed(placement, point);
        return [share(x, CANVAS_SIZE.width), share(y, CANVAS_SIZE.height)] as const;
      }),
    ]),
  );
}

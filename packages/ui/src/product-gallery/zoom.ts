export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** Scale of a photograph and its offset in pixels from the middle of its stage. */
export type View = Point & { scale: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** Scale after a click or a double tap. */
export const CLOSE_SCALE = 2.5;

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** Limits the offset so that the photograph covers its stage. */
export function held({ scale, x, y }: View, { width, height }: Size): View {
  return {
    scale,
    x: within(x, ((scale - 1) * width) / 2),
    y: within(y, ((scale - 1) * height) / 2),
  };
}

/** Zooms by a factor around a point, which stays in place. */
export function zoomedAt(view: View, factor: number, at: Point, stage: Size): View {
  const scale = Math.max(1, Math.min(MAX_SCALE, view.scale * factor));
  const by = scale / view.scale;
  return held({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, stage);
}

export const moved = (view: View, by: Point, stage: Size): View =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

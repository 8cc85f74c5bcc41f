import type { Random } from '../random.ts';

/** A drawing and its copies beyond the tile's edges, so that none is cut. */
export const wrapped = (size: number, x: number, y: number, draw: (x: number, y: number) => string): string =>
  [-size, 0, size]
    .flatMap((dx) => [-size, 0, size].map((dy) => [x + dx, y + dy] as const))
    .filter(([px, py]) => px > -34 && px < size + 34 && py > -34 && py < size + 34)
    .map(([px, py]) => draw(px, py))
    .join('');

/** Places kept apart from each other, also across the tile's edges. */
export function scatter(
  random: Random,
  size: number,
  count: number,
  apart: number,
): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  for (let tries = 0; tries < count * 30 && places.length < count; tries++) {
    const [x, y] = [random.between(0, size), random.between(0, size)];
    const clear = places.every(([px, py]) => {
      const dx = Math.min(Math.abs(px - x), size - Math.abs(px - x));
      const dy = Math.min(Math.abs(py - y), size - Math.abs(py - y));
      return Math.hypot(dx, dy) > apart;
    });
    if (clear) places.push([x, y]);
  }
  return places;
}

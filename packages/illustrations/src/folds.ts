import { beside, pathData, stroke, type Line } from './geometry.ts';

type Taper = 'both' | 'start' | 'end' | 'none';

const TAPERS: Readonly<Record<Taper, (share: number) => number>> = {
  both: (share) => Math.sin(Math.PI * share) ** 0.7,
  start: (share) => Math.min(1, share * 1.15) ** 0.8,
  end: (share) => Math.min(1, (1 - share) * 1.15) ** 0.8,
  none: () => 1,
};

/** Three strokes of falling width feather an edge without a filter. */
function feather(line: Line, width: number, color: string, opacity: number, taper: Taper): string {
  const shape = (size: number, share: number) =>
    `<path d="${pathData(
      stroke(line, (t) => size * TAPERS[taper](t)),
      true,
    )}" fill="${color}" fill-opacity="${(opacity * share).toFixed(3)}"/>`;
  return shape(width, 0.35) + shape(width * 0.62, 0.4) + shape(width * 0.3, 0.45);
}

/** A valley in the cloth, with the ridge that catches the light on its left. */
export function fold(line: Line, width: number, depth = 1, taper: Taper = 'both'): string {
  const down = line.length > 1 && line.at(-1)![1] >= line[0]![1] ? 1 : -1;
  return (
    feather(line, width, '#000', 0.62 * depth, taper) +
    feather(beside(line, down * width * 0.85), width * 0.8, '#fff', 0.4 * depth, taper)
  );
}

export const dip = (line: Line, width: number, depth = 1, taper: Taper = 'both'): string =>
  feather(line, width, '#000', 0.6 * depth, taper);
export const glow = (line: Line, width: number, depth = 1, taper: Taper = 'both'): string =>
  feather(line, width, '#fff', 0.42 * depth, taper);

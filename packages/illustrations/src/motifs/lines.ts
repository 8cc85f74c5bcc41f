import { mix, shade, tint } from '../colors.ts';
import type { Motif } from './motif.ts';

const band = (
  x: number,
  width: number,
  length: number,
  color: string,
  opacity: number,
  across: boolean,
): string =>
  across
    ? `<rect x="-2" y="${x.toFixed(1)}" width="${length + 4}" height="${width.toFixed(1)}" fill="${color}" fill-opacity="${opacity}"/>`
    : `<rect x="${x.toFixed(1)}" y="-2" width="${width.toFixed(1)}" height="${length + 4}" fill="${color}" fill-opacity="${opacity}"/>`;

export const stripes: Motif = ({ inks, random }) => {
  const step = random.pick([18, 24, 34]);
  const wide = step * random.pick([0.25, 0.4, 0.5]);
  const second = random.chance(0.5) ? band(wide + (step - wide) / 2 - 1, 2, 40, inks[1], 0.75, false) : '';
  return { width: step, height: 40, body: band(0, wide, 40, inks[0], 0.9, false) + second };
};

export const breton: Motif = ({ base, inks, random }) => {
  const step = random.pick([24, 28, 34]);
  const ink = inks[0] === '#F3E6CF' ? inks[0] : mix('#22335A', base, 0.05);
  return { width: 60, height: step, body: band(4, step * random.between(0.3, 0.45), 60, ink, 0.94, true) };
};

export const pinstripe: Motif = ({ base }) => ({
  width: 15,
  height: 40,
  body: band(3, 1.3, 40, tint(base, 0.7), 0.7, false),
});

export const gingham: Motif = ({ base, inks, random }) => {
  const cell = random.pick([9, 13, 18]);
  const ink = inks[0];
  return {
    width: cell * 2,
    height: cell * 2,
    body:
      band(0, cell, cell * 2, ink, 0.55, false) +
      band(0, cell, cell * 2, ink, 0.55, true) +
      band(0, 0.6, cell * 2, shade(base), 0.2, true),
  };
};

export const tartan: Motif = ({ base, inks, random }) => {
  const size = random.pick([64, 82]);
  const sett = [
    [0, 0.24, shade(base, 0.65), 0.6],
    [0.3, 0.03, inks[0], 0.8],
    [0.42, 0.16, inks[2], 0.45],
    [0.64, 0.03, inks[1], 0.85],
    [0.72, 0.05, shade(base, 0.7), 0.6],
    [0.86, 0.02, inks[0], 0.8],
  ] as const;
  const bands = [false, true].map((across) =>
    sett.map(([x, w, ink, opacity]) =>
      band(x * size, w * size, size, ink, opacity * (across ? 0.75 : 0.85), across),
    ),
  );
  return { width: size, height: size, body: bands.flat().join('') };
};

export const windowpane: Motif = ({ base, inks }) => ({
  width: 44,
  height: 52,
  body:
    band(8, 1.8, 52, inks[0], 0.7, false) +
    band(8, 1.8, 44, inks[0], 0.7, true) +
    band(31, 1, 52, shade(base, 0.6), 0.45, false) +
    band(35, 1, 44, shade(base, 0.6), 0.45, true),
});

import { bloom, leaf, paisleyDrop, sprig } from '../blooms.ts';
import type { Motif } from './motif.ts';
import { scatter, wrapped } from './scatter.ts';

export const floral: Motif = ({ inks, random }) => {
  const size = 132;
  const places = scatter(random, size, 22, 23);
  const body = places.map(([x, y], index) => {
    const spin = random.between(0, 360);
    const drawn =
      index < 6
        ? bloom(random.between(10, 15), inks[index % 2 ? 1 : 0], inks[2], random)
        : index < 13
          ? sprig(9, inks[3], inks[index % 2 ? 0 : 1])
          : leaf(9, index % 2 ? '#6F7F55' : inks[3]);
    return wrapped(
      size,
      x,
      y,
      (px, py) =>
        `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${spin.toFixed(0)})">${drawn}</g>`,
    );
  });
  return { width: size, height: size, body: body.toReversed().join('') };
};

export const liberty: Motif = ({ inks, random }) => {
  const size = 92;
  const body = scatter(random, size, 46, 9.5).map(([x, y], index) => {
    const drawn =
      index % 3 === 2
        ? sprig(5, '#6F7F55', inks[1])
        : bloom(random.between(3.6, 5.6), inks[index % 3 ? 1 : 0], inks[2], random);
    const spin = random.between(0, 360);
    return wrapped(
      size,
      x,
      y,
      (px, py) =>
        `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${spin.toFixed(0)})">${drawn}</g>`,
    );
  });
  return { width: size, height: size, body: body.join('') };
};

export const paisley: Motif = ({ inks, random }) => {
  const size = 104;
  const body = scatter(random, size, 16, 21).map(([x, y], index) => {
    const drawn =
      index < 9
        ? paisleyDrop(random.between(13, 17), inks[index % 2 ? 1 : 0], inks[2], inks[3])
        : bloom(4.5, inks[0], inks[2], random);
    const spin = random.between(-50, 50) + (index % 2 ? 180 : 0);
    return wrapped(
      size,
      x,
      y,
      (px, py) =>
        `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${spin.toFixed(0)})">${drawn}</g>`,
    );
  });
  return { width: size, height: size, body: body.toReversed().join('') };
};

import type { Pattern } from './address.ts';
import { lightness, mix, shade, tint } from './colours.ts';
import type { Random } from '../random.ts';
import { bloom, leaf, paisleyDrop, rosette, sprig } from './blooms.ts';
import type { Tile } from './weave.ts';

interface Palette {
  base: string;
  inks: readonly [string, string, string, string];
  random: Random;
}
type Motif = (palette: Palette) => Tile;

const band = (
  x: number,
  width: number,
  length: number,
  colour: string,
  opacity: number,
  across: boolean,
): string =>
  across
    ? `<rect x="-2" y="${x.toFixed(1)}" width="${length + 4}" height="${width.toFixed(1)}" fill="${colour}" fill-opacity="${opacity}"/>`
    : `<rect x="${x.toFixed(1)}" y="-2" width="${width.toFixed(1)}" height="${length + 4}" fill="${colour}" fill-opacity="${opacity}"/>`;

const wrapped = (size: number, x: number, y: number, draw: (x: number, y: number) => string): string =>
  [-size, 0, size]
    .flatMap((dx) => [-size, 0, size].map((dy) => [x + dx, y + dy] as const))
    .filter(([px, py]) => px > -34 && px < size + 34 && py > -34 && py < size + 34)
    .map(([px, py]) => draw(px, py))
    .join('');

/** Places kept apart from each other, also across the tile's edges. */
function scatter(random: Random, size: number, count: number, apart: number): (readonly [number, number])[] {
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

const stripes: Motif = ({ inks, random }) => {
  const step = random.pick([18, 24, 34]);
  const wide = step * random.pick([0.25, 0.4, 0.5]);
  const second = random.chance(0.5) ? band(wide + (step - wide) / 2 - 1, 2, 40, inks[1], 0.75, false) : '';
  return { width: step, height: 40, body: band(0, wide, 40, inks[0], 0.9, false) + second };
};

const breton: Motif = ({ base, inks, random }) => {
  const step = random.pick([24, 28, 34]);
  const ink = inks[0] === '#F3E6CF' ? inks[0] : mix('#22335A', base, 0.05);
  return { width: 60, height: step, body: band(4, step * random.between(0.3, 0.45), 60, ink, 0.94, true) };
};

const pinstripe: Motif = ({ base }) => ({
  width: 15,
  height: 40,
  body: band(3, 1.3, 40, tint(base, 0.7), 0.7, false),
});

const gingham: Motif = ({ base, inks, random }) => {
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

const tartan: Motif = ({ base, inks, random }) => {
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

const windowpane: Motif = ({ base, inks }) => ({
  width: 44,
  height: 52,
  body:
    band(8, 1.8, 52, inks[0], 0.7, false) +
    band(8, 1.8, 44, inks[0], 0.7, true) +
    band(31, 1, 52, shade(base, 0.6), 0.45, false) +
    band(35, 1, 44, shade(base, 0.6), 0.45, true),
});

const floral: Motif = ({ inks, random }) => {
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

const liberty: Motif = ({ inks, random }) => {
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

const dots: Motif = ({ inks, random }) => {
  const step = random.pick([17, 22, 30]);
  const size = step * 4;
  const radius = step * random.between(0.14, 0.24);
  let body = '';
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 4; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * step + step / 4, (row + 0.5) * (step / 2)];
      body += `<ellipse cx="${(x + random.between(-0.6, 0.6)).toFixed(1)}" cy="${y.toFixed(1)}" rx="${(radius * random.between(0.9, 1.1)).toFixed(1)}" ry="${(radius * random.between(0.9, 1.1)).toFixed(1)}" fill="${inks[0]}" fill-opacity=".93"/>`;
    }
  return { width: size, height: size, body };
};

const geometric: Motif = ({ base, inks, random }) => {
  const size = random.pick([40, 52, 64]);
  const half = size / 2;
  const ring = (x: number, y: number, ink: readonly string[]) =>
    [0.47, 0.34, 0.2]
      .map(
        (r, i) =>
          `<rect x="${x - r * size}" y="${y - r * size}" width="${2 * r * size}" height="${2 * r * size}" rx="${r * size * 0.82}" fill="${ink[i]}"/>`,
      )
      .join('');
  const first = ring(half, half, [inks[0], inks[1], base]);
  const corners = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${size * 0.13}" fill="${inks[2]}"/>`)
    .join('');
  return { width: size, height: size, body: first + corners };
};

const herringbone: Motif = ({ base }) => {
  const rows = [-12, -4, 4, 12, 20].map((y) => `M0 ${y}L12 ${y + 12}L24 ${y}`).join('');
  return {
    width: 24,
    height: 8,
    body: `<path d="${rows}" fill="none" stroke="${lightness(base) > 0.6 ? shade(base, 0.5) : tint(base, 0.62)}" stroke-width="2.6" stroke-opacity=".62"/>`,
  };
};

const houndstooth: Motif = ({ inks, random }) => {
  const s = random.pick([4, 5.5]);
  const tooth = `M0 0h${2 * s}v${2 * s}l${-s} ${s}v${-s}h${-s}zM${2 * s} 0h${s}l${-s} ${s}zM${2 * s} ${2 * s}h${s}l${s} ${-s}v${s}h${-s}l${-s} ${s}z`;
  return { width: 4 * s, height: 4 * s, body: `<path d="${tooth}" fill="${inks[0]}" fill-opacity=".85"/>` };
};

const leopard: Motif = ({ base, random }) => {
  const size = 96;
  const body = scatter(random, size, 26, 15).map(([x, y]) => {
    const drawn = rosette(random.between(5, 8), shade(base, 0.88), shade(base, 0.35), random);
    return wrapped(
      size,
      x,
      y,
      (px, py) => `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)})">${drawn}</g>`,
    );
  });
  return { width: size, height: size, body: body.join('') };
};

const paisley: Motif = ({ inks, random }) => {
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

/** Bands of stitches from a written chart: each letter is an ink, each dot the ground. */
const CHARTS = [
  'a...a...',
  '.a.a.a.a',
  'aa.aaa.a',
  'b.......',
  'bbb...bb',
  '.bb.c.bb',
  'bbb...bb',
  'b.......',
  '.c.c.c.c',
  'c...c...',
  '........',
  '..a...a.',
  '........',
  '........',
] as const;
const fairisle: Motif = ({ inks }) => {
  const [w, h] = [5.4, 5.4];
  const ink = { a: inks[0], b: inks[1], c: inks[2] } as const;
  const body = CHARTS.flatMap((row, y) =>
    [...row].map((letter, x) =>
      letter === 'a' || letter === 'b' || letter === 'c'
        ? `<path d="M${x * w} ${y * h}l${w / 2} ${h * 0.5}l${w / 2} ${-h * 0.5}v${h * 0.95}l${-w / 2} ${h * 0.5}l${-w / 2} ${-h * 0.5}z" fill="${ink[letter]}" fill-opacity=".92"/>`
        : '',
    ),
  );
  return { width: w * 8, height: h * CHARTS.length, body: body.join('') };
};

const cable: Motif = ({ base }) => {
  const rope = (x: number) =>
    [0, 22]
      .map(
        (y) =>
          `<path d="M${x - 8} ${y - 3}C${x - 8} ${y + 8} ${x + 8} ${y + 11} ${x + 8} ${y + 23}" fill="none" stroke="${tint(base, 0.45)}" stroke-opacity=".55" stroke-width="6.5"/>` +
          `<path d="M${x + 8} ${y - 2}C${x + 8} ${y + 3} ${x + 4} ${y + 7} ${x + 2} ${y + 9}M${x - 3} ${y + 13}C${x - 7} ${y + 16} ${x - 8} ${y + 19} ${x - 8} ${y + 23}" fill="none" stroke="${shade(base, 0.5)}" stroke-opacity=".6" stroke-width="3.4"/>`,
      )
      .join('');
  return {
    width: 46,
    height: 44,
    body: `<path d="M8 0V44M38 0V44" stroke="${shade(base, 0.6)}" stroke-opacity=".5" stroke-width="2.2"/><path d="M3 0V44M43 0V44" stroke="${tint(base)}" stroke-opacity=".4" stroke-width="2"/>${rope(23)}`,
  };
};

const argyle: Motif = ({ inks }) => ({
  width: 56,
  height: 84,
  body:
    `<path d="M28 0L56 42L28 84L0 42Z" fill="${inks[1]}" fill-opacity=".85"/><path d="M0 -42L28 0L0 42L-28 0ZM56 42L84 84L56 126L28 84ZM0 42L28 84L0 126L-28 84ZM56 -42L84 0L56 42L28 0Z" fill="${inks[2]}" fill-opacity=".35"/>` +
    `<path d="M0 0L56 84M56 0L0 84" stroke="${inks[0]}" stroke-width="1.6" stroke-dasharray="4 2.5"/>`,
});

const patchwork: Motif = ({ base, inks, random }) => {
  const size = 168;
  const side = size / 3;
  let body = '';
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const [x, y] = [column * side, row * side];
      const ground = random.pick([mix(base, inks[1], 0.5), inks[0], inks[1], inks[2], inks[3], base]);
      const mark = random.int(0, 3);
      const fill = [
        '',
        `<path d="M${x + 8} ${y}v${side}M${x + 24} ${y}v${side}M${x + 40} ${y}v${side}" stroke="${tint(ground, 0.6)}" stroke-width="5"/>`,
        [12, 28, 44]
          .flatMap((dx) =>
            [12, 28, 44].map(
              (dy) => `<circle cx="${x + dx}" cy="${y + dy}" r="3.4" fill="${shade(ground, 0.6)}"/>`,
            ),
          )
          .join(''),
        `<g transform="translate(${x + side / 2} ${y + side / 2})">${bloom(15, tint(ground, 0.75), shade(ground, 0.6), random)}</g>`,
      ][mark];
      body += `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${ground}"/>${fill}<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="none" stroke="${shade(ground)}" stroke-width="1.6" stroke-dasharray="4 3"/>`;
    }
  return { width: size, height: size, body };
};

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

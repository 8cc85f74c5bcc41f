import { bloom, rosette } from '../blooms.ts';
import { mix, shade, tint } from '../colors.ts';
import type { Motif } from './motif.ts';
import { scatter, wrapped } from './scatter.ts';

export const dots: Motif = ({ inks, random }) => {
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

export const geometric: Motif = ({ base, inks, random }) => {
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

export const leopard: Motif = ({ base, random }) => {
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

export const patchwork: Motif = ({ base, inks, random }) => {
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

import { CANVAS_SIZE } from './canvas-size.ts';
import { lightness, mix, shade, tint } from './colors.ts';
import { dip, fold, glow } from './folds.ts';
import { trace } from './geometry.ts';
import { lettered, type Lettering } from './woven-letters.ts';
import type { Canvas } from './canvas.ts';

const M = CANVAS_SIZE.middle;
const TAPES = [
  '#F2EADB',
  '#F5F0E6',
  '#23242C',
  '#7C2A28',
  '#2B4162',
  '#E9DFC9',
  '#3C4A36',
  '#1F1D1C',
] as const;

function written(
  text: string,
  x: number,
  y: number,
  style: Lettering,
  color: string,
  weight: number,
  nib = 0,
): string {
  const { path, width } = lettered(text, style);
  const left = x - width / 2;
  const stroke = (dx: number) =>
    `<path d="${path}" transform="translate(${(left + dx).toFixed(1)} ${(y + dx * 0.4).toFixed(1)})" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return nib ? [0, 0.33, 0.66, 1].map((share) => stroke(share * nib)).join('') : stroke(0);
}

/** Fine threads across a woven tape. */
const threads = (x: number, y: number, width: number, height: number, color: string): string =>
  `<path d="${Array.from({ length: Math.floor(height / 3) }, (_, i) => `M${x} ${y + i * 3 + 1}h${width}`).join('')}" stroke="${color}" stroke-opacity=".12" stroke-width="1"/>`;

function cloth(canvas: Canvas): void {
  const { random } = canvas;
  const sweep = (y: number, bow: number) =>
    trace(`M-40 ${y}Q${M} ${y + bow} 560 ${y + random.between(-30, 30)}`);
  canvas.panel('M-30 -30L542 -30L542 794L-30 794Z', {
    light: 'flat',
    cast: 0,
    folds: [
      fold(sweep(random.between(80, 140), 60), 46, 0.6, 'none'),
      fold(sweep(random.between(600, 680), -70), 54, 0.6, 'none'),
      glow(sweep(250, 40), 110, 0.4, 'none'),
      dip(sweep(740, 0), 90, 0.6, 'none'),
      fold(trace(`M${random.between(380, 470)} -20Q${random.between(400, 500)} 200 560 330`), 40, 0.6),
    ],
  });
  const band = `M-30 60Q${M} 176 542 60L542 128Q${M} 246 -30 128Z`;
  canvas.panel(band, { fill: 'plain', light: 'flat', cast: 0.9 });
  canvas.stitch(`M-30 118Q${M} 236 542 118`);
  canvas.stitch(`M-30 70Q${M} 186 542 70`);
}

/** The maker's label sewn inside the neck, with the size on a tab below. */
export function label(canvas: Canvas): void {
  const { random, illustration } = canvas;
  cloth(canvas);
  const tape = random.pick(
    TAPES.filter((color) => Math.abs(lightness(color) - lightness(canvas.base)) > 0.14),
  );
  const ink =
    lightness(tape) > 0.5
      ? random.pick(['#A63D2F', '#1F2D48', '#2B2827', '#3C4A36'])
      : random.pick(['#F3E6CF', '#E3B23C', '#F0D9CF']);
  const name = illustration.brand || random.pick(['Fait main', 'Atelier', 'Modèle unique']);
  const style: Lettering = { size: 40, space: random.pick([2.6, 4, 5.5]), lean: random.pick([0, 0, 12]) };
  const raw = lettered(name, style).width;
  const size = Math.min(46, (40 * 268) / raw);
  const [w, h] = [random.between(312, 340), random.between(136, 156)];
  const [x, y] = [M - w / 2, 292];
  const tilt = random.between(-2.4, 2.4);
  const spin = (svg: string) => `<g transform="rotate(${tilt.toFixed(1)} ${M} 380)">${svg}</g>`;

  tab(canvas, ink, tape, y + h - 8);
  canvas.panel(trace(`M${x} ${y}L${x + w} ${y + tilt}L${x + w} ${y + h + tilt}L${x} ${y + h}Z`), {
    fill: tape,
    light: 'flat',
    cast: 0.9,
    folds: [
      fold(
        trace(`M${x + w * 0.7} ${y - 4}Q${x + w * 0.78} ${y + h / 2} ${x + w * 0.72} ${y + h + 4}`),
        30,
        0.25,
      ),
      dip(trace(`M${x} ${y + h - 2}L${x + w} ${y + h - 2}`), 10, 0.4, 'none'),
    ],
  });
  const nib = random.chance(0.6) ? size * 0.075 : 0;
  canvas.raw(
    threads(x, y, w, h, ink) +
      spin(
        written(
          name,
          M,
          y + h * 0.4 - size * 0.5,
          { ...style, size },
          ink,
          Math.max(2.2, size * 0.085),
          nib,
        ) +
          `<path d="M${x + 26} ${y + h * 0.66}H${x + w - 26}" stroke="${ink}" stroke-width="2" stroke-dasharray="9 5"/>` +
          written(
            random.pick(['Confection', 'Prêt-à-porter', 'Modèle déposé', 'Qualité supérieure']),
            M,
            y + h * 0.75,
            { size: 14, space: 4 },
            ink,
            1.7,
          ),
      ),
  );
  const corner = (cx: number, cy: number) => [-5, 0, 5].map((d) => `M${cx + d - 4} ${cy - 6}l7 11`).join('');
  canvas.raw(
    `<path d="${corner(x + 8, y + 8)}${corner(x + w - 8, y + 8)}${corner(x + 8, y + h - 8)}${corner(x + w - 8, y + h - 8)}" stroke="${shade(tape, 0.45)}" stroke-width="1.800" stroke-linecap="round"/>`,
  );
}

function tab(canvas: Canvas, ink: string, tape: string, y: number): void {
  const size = canvas.illustration.size.replace('Taille unique', 'TU');
  const { width } = lettered(size, { size: 26, space: 3 });
  const half = Math.max(34, width / 2 + 18);
  const color = mix(tape, lightness(tape) > 0.5 ? '#FFFFFF' : tint(tape), 0.3);
  canvas.panel(
    `M${M - half} ${y - 6}L${M + half} ${y - 6}L${M + half - 2} ${y + 66}L${M - half + 2} ${y + 68}Z`,
    { fill: color, light: 'flat', cast: 0.8 },
  );
  canvas.raw(
    threads(M - half + 1, y, half * 2 - 2, 64, ink) +
      written(size, M, y + 26, { size: 26, space: 3 }, ink, 3),
  );
}

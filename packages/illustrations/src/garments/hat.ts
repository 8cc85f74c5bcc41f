import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { dip, fold, glow } from '../folds.ts';
import { beside, trace, whole } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';
import { beanie } from './beanie.ts';
import { beret } from './beret.ts';
import { brimmedAbove } from './hat-above.ts';

const M = CANVAS_SIZE.middle;

function bandColor(canvas: Canvas): string {
  return canvas.trait('band', [
    ['tonal', 2],
    ['contrast', 2],
  ]) === 'contrast'
    ? shade(canvas.inks[1], 0.1)
    : shade(canvas.base, 0.45);
}

function ribbon(canvas: Canvas, w: number, y: number, height: number, bow: boolean): void {
  const color = bandColor(canvas);
  canvas.panel(
    `M${M - w} ${y}Q${M} ${y + 40} ${M + w} ${y}L${M + w + 3} ${y + height}Q${M} ${y + height + 42} ${M - w - 3} ${y + height}Z`,
    { fill: color, cast: 0.3 },
  );
  if (!bow || canvas.back) return;
  const side = canvas.random.chance(0.5) ? 1 : -1;
  const [x, by] = [M + side * w * 0.74, y + height * 0.85];
  canvas.panel(
    `M${x} ${by}C${x + 20} ${by - 20} ${x + 38} ${by - 14} ${x + 34} ${by + 4}Q${x + 30} ${by + 22} ${x} ${by + 6}C${x - 22} ${by + 24} ${x - 40} ${by + 16} ${x - 34} ${by + 2}Q${x - 30} ${by - 14} ${x} ${by}Z`,
    { fill: color, cast: 0.6, light: 'left' },
  );
}

/** The brim seen from the front: raised at the sides, where its edge turns over, low in the middle. */
function brimLine(brim: number, w: number, base: number, lift: number, snap: number): string {
  const tip = base + 8 - lift;
  const side = (to: -1 | 1, x: number) => M + to * x;
  const end = (to: -1 | 1) => [
    `${side(to, brim * 0.95)} ${tip - 16} ${side(to, brim + 3)} ${tip - 12} ${side(to, brim)} ${tip + 8}`,
    `${side(to, brim - 6)} ${tip + 34} ${side(to, brim * 0.8)} ${base + snap * 0.66} ${side(to, w * 0.9)} ${base + snap * 0.88}`,
  ];
  const [overRight = '', downRight = ''] = end(1);
  return `M${side(-1, brim * 0.82)} ${tip - 4}C${side(-1, brim * 0.66)} ${base - 34} ${side(-1, w)} ${base - 36} ${M} ${base - 34}C${side(1, w)} ${base - 36} ${side(1, brim * 0.66)} ${base - 34} ${side(1, brim * 0.82)} ${tip - 4}C${overRight}C${downRight}C${side(1, w * 0.5)} ${base + snap} ${side(-1, w * 0.5)} ${base + snap} ${side(-1, w * 0.9)} ${base + snap * 0.88}C${side(-1, brim * 0.8)} ${base + snap * 0.66} ${side(-1, brim - 6)} ${tip + 34} ${side(-1, brim)} ${tip + 8}C${side(-1, brim + 3)} ${tip - 12} ${side(-1, brim * 0.95)} ${tip - 16} ${side(-1, brim * 0.82)} ${tip - 4}Z`;
}

/** Crowns of a felt hat: pinched, telescoped or round; brims narrow, wide or snapped down in front. */
function fedora(canvas: Canvas): void {
  const { random } = canvas;
  const w = random.between(104, 122);
  const base = 430;
  const top = random.between(248, 296);
  const brim = random.between(176, 226);
  const lift = random.between(4, 38);
  const snap = random.between(50, 96);
  const crown = random.weighted<'pinched' | 'flat' | 'round'>([
    ['pinched', 3],
    ['flat', 2],
    ['round', 2],
  ]);
  canvas.panel(brimLine(brim, w, base, lift, snap), {
    cast: 0.6,
    // The edge rolls up at both sides: its inside is in the shade, its rim in the light.
    folds: [
      ...[-1, 1].flatMap((side) => {
        const x = M + side * (brim - 8);
        const roll = trace(
          `M${x} ${base - lift}Q${M + side * brim * 0.82} ${base + snap * 0.5} ${M + side * w * 0.8} ${base + snap * 0.86}`,
        );
        return [dip(roll, 30, 0.7, 'end'), glow(beside(roll, side * 13), 9, 0.9, 'end')];
      }),
      dip(trace(`M${M - w - 12} ${base + 22}Q${M} ${base + 68} ${M + w + 12} ${base + 22}`), 34, 1, 'none'),
      glow(
        trace(
          `M${M - brim + 26} ${base + 30 - lift * 0.5}Q${M - 20} ${base + snap} ${M + brim * 0.5} ${base + snap * 0.7}`,
        ),
        14,
        0.9,
      ),
    ],
  });
  const crowns = {
    pinched: `C${M - w + 1} ${base - 70} ${M - w * 0.92} ${top + 52} ${M - w * 0.76} ${top + 20}C${M - w * 0.62} ${top - 8} ${M - w * 0.42} ${top - 10} ${M - w * 0.24} ${top - 3}Q${M} ${top + 7} ${M + w * 0.24} ${top - 5}C${M + w * 0.44} ${top - 14} ${M + w * 0.64} ${top - 8} ${M + w * 0.78} ${top + 20}C${M + w * 0.93} ${top + 52} ${M + w - 1} ${base - 70} ${M + w} ${base + 14}`,
    flat: `L${M - w * 0.92} ${top + 26}C${M - w * 0.9} ${top + 4} ${M - w * 0.8} ${top} ${M - w * 0.6} ${top - 2}Q${M} ${top - 12} ${M + w * 0.6} ${top - 2}C${M + w * 0.8} ${top} ${M + w * 0.9} ${top + 4} ${M + w * 0.92} ${top + 26}L${M + w} ${base + 14}`,
    round: `C${M - w} ${top + 50} ${M - w * 0.7} ${top} ${M} ${top - 2}C${M + w * 0.7} ${top} ${M + w} ${top + 50} ${M + w} ${base + 14}`,
  };
  const pinches =
    crown === 'pinched'
      ? [
          fold(
            trace(`M${M - w * 0.2} ${top + 4}Q${M} ${top + 26} ${M + w * 0.22} ${top + 3}`),
            18,
            0.7,
            'both',
          ),
          dip(
            trace(`M${M - w * 0.66} ${top + 26}Q${M - w * 0.34} ${top + 54} ${M - w * 0.4} ${top + 96}`),
            28,
            0.8,
          ),
          dip(
            trace(`M${M + w * 0.6} ${top + 26}Q${M + w * 0.34} ${top + 54} ${M + w * 0.42} ${top + 96}`),
            28,
            0.8,
          ),
        ]
      : crown === 'flat'
        ? [fold(trace(`M${M - w * 0.8} ${top + 14}Q${M} ${top + 26} ${M + w * 0.8} ${top + 14}`), 13, 0.8)]
        : [];
  canvas.panel(`M${M - w} ${base + 14}${crowns[crown]}Q${M} ${base + 56} ${M - w} ${base + 14}Z`, {
    cast: 0.4,
    folds: [
      ...pinches,
      glow(
        trace(`M${M - w * 0.4} ${top + 20}Q${M - w * 0.5} ${top + 70} ${M - w * 0.5} ${base - 30}`),
        26,
        0.8,
      ),
    ],
  });
  ribbon(canvas, w, base - 22, random.between(22, 38), true);
  canvas.spot('button', [M + 80, base + 4]);
  canvas.measure('height', [M, top], [M, base + 30]);
  canvas.measure('head', [M - w, base + 14], [M, base + 35], [M + w, base + 14]);
}

function sun(canvas: Canvas): void {
  const { random } = canvas;
  const base = 410;
  const brim = random.between(200, 232);
  const droop = random.between(70, 120);
  const rings = [0.62, 0.74, 0.86, 0.95].map((k) =>
    canvas.inkMark(
      `M${M - brim * k} ${base}C${M - brim * k} ${base + 110 * k} ${M + brim * k} ${base + 110 * k} ${M + brim * k} ${base}`,
      canvas.dark,
      1.2,
      0.4,
    ),
  );
  const wave = random.between(-26, 26);
  canvas.panel(
    `M${M - brim} ${base + 10 + wave * 0.4}C${M - brim} ${base - 66} ${M - 100} ${base - 70} ${M} ${base - 70}C${M + 100} ${base - 70} ${M + brim} ${base - 66} ${M + brim} ${base + 10 - wave * 0.4}C${M + brim * 0.9} ${base + droop - wave} ${M + 110} ${base + droop - 10} ${M + 30} ${base + droop + 12}C${M - 60} ${base + droop + 26} ${M - brim * 0.92} ${base + droop + wave} ${M - brim} ${base + 10 + wave * 0.4}Z`,
    {
      marks: rings,
      folds: [
        dip(trace(`M${M - 130} ${base + 10}Q${M} ${base + 66} ${M + 130} ${base + 10}`), 36, 1, 'none'),
        fold(
          trace(`M${M + 60} ${base + 36}Q${M + 90} ${base + 70} ${M + 96} ${base + 100}`),
          24,
          0.6,
          'start',
        ),
        fold(
          trace(`M${M - 110} ${base + 30}Q${M - 150} ${base + 60} ${M - 150} ${base + 96}`),
          24,
          0.6,
          'start',
        ),
      ],
    },
  );
  const tall = random.between(250, 290);
  canvas.panel(
    whole(
      trace(
        `M${M} ${tall}C${M - 80} ${tall} ${M - 116} ${tall + 44} ${M - 122} ${base}Q${M - 60} ${base + 38} ${M} ${base + 40}`,
      ),
    ),
    {
      cast: 0.4,
      folds: [glow(trace(`M${M - 60} ${tall + 38}Q${M - 76} 340 ${M - 76} ${base - 10}`), 34, 0.8)],
    },
  );
  ribbon(canvas, 121, base - 34, random.between(20, 36), true);
  canvas.spot('button', [M + 90, base]);
  canvas.measure('height', [M, tall], [M, base + 20]);
  canvas.measure('head', [M - 122, base], [M, base + 30], [M + 122, base]);
}

export function hat(canvas: Canvas): void {
  const { material } = canvas.illustration;
  const style = canvas.trait('style', [
    ['fedora', material === 'felt' ? 4 : 1],
    ['beret', material === 'wool' ? 3 : 0.2],
    ['beanie', material === 'wool' ? 3 : 0.1],
    ['sun', material === 'straw' ? 4 : 0.1],
  ]);
  const brimmed = style === 'fedora' || style === 'sun';
  if (brimmed && canvas.random.chance(0.4) && !canvas.back) brimmedAbove(canvas, style, bandColor(canvas));
  else ({ fedora, beret, beanie, sun })[style](canvas);
  canvas.spot('collar', canvas.spots.get('button') ?? [M, 420]);
  canvas.spot('hem', [M - 120, 440]);
  canvas.spot('cloth', [M - 40, 340]);
}

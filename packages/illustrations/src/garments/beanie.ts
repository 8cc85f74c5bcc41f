import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { fold, glow } from '../folds.ts';
import { trace, whole } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** A ribbed cap with a turned-up edge, some with a pompom. */
export function beanie(canvas: Canvas): void {
  const w = canvas.random.between(122, 144);
  // Some stand, as on a head; others lie.
  canvas.lies = canvas.random.chance(0.5) !== canvas.back;
  const slouch = canvas.random.pick([0, 0, 46]);
  const [top, base] = [canvas.random.between(226, 262) - slouch, 440];
  const pompom = canvas.random.chance(0.4);
  const ribs = (from: number, to: number, spread: number) =>
    Array.from({ length: 21 }, (_, i) => {
      const share = (i - 10) / 10.4;
      return `M${(M + share * w * spread).toFixed(1)} ${(from + 24 * (1 - share * share)).toFixed(1)}Q${(M + share * w * 1.02).toFixed(1)} ${((from + to) / 2).toFixed(1)} ${(M + share * w).toFixed(1)} ${(to + 22 * (1 - share * share)).toFixed(1)}`;
    }).join('');
  canvas.panel(
    whole(
      trace(
        `M${M} ${top}C${M - 60 + slouch * 0.3} ${top} ${M - w + 6} ${top + 60} ${M - w} ${base + 10}Q${M - w * 0.5} ${base + 40} ${M} ${base + 42}`,
      ),
    ),
    {
      folds: [
        glow(trace(`M${M - 70} ${top + 50}Q${M - 84} ${top + 120} ${M - 84} ${base}`), 44, 0.7),
        fold(trace(`M${M + 6} ${top + 4}Q${M + 30} ${top + 40} ${M + 44} ${top + 90}`), 12, 0.6),
        fold(trace(`M${M - 6} ${top + 4}Q${M - 40} ${top + 34} ${M - 62} ${top + 84}`), 12, 0.6),
      ],
    },
  );
  canvas.raw(
    `<path d="${ribs(top + 16, base, 0.42)}" fill="none" stroke="${canvas.dark}" stroke-opacity=".34" stroke-width="2.600"/>`,
  );
  canvas.panel(
    whole(
      trace(
        `M${M} ${base - 8}Q${M - w * 0.6} ${base - 10} ${M - w - 4} ${base - 34}Q${M - w - 10} ${base + 10} ${M - w - 3} ${base + 46}Q${M - w * 0.6} ${base + 72} ${M} ${base + 74}`,
      ),
    ),
    { fill: 'plain', cast: 0.8 },
  );
  canvas.raw(
    `<path d="${ribs(base - 34, base + 50, 1.02)}" fill="none" stroke="${canvas.dark}" stroke-opacity=".4" stroke-width="2.600"/>`,
  );
  if (pompom) {
    const tufts = Array.from({ length: 90 }, () => {
      const [angle, r] = [canvas.random.between(0, 6.28), 44 + canvas.random.between(-8, 8)];
      return `M${M} ${top - 22}L${(M + Math.cos(angle) * r).toFixed(1)} ${(top - 22 + Math.sin(angle) * r).toFixed(1)}`;
    }).join('');
    canvas.reaches([
      [M, top - 70],
      [M, top],
    ]);
    canvas.raw(
      `<path d="${tufts}" stroke="${canvas.inks[0]}" stroke-width="6" stroke-linecap="round"/><path d="${tufts}" stroke="${shade(canvas.inks[0], 0.4)}" stroke-width="1" stroke-opacity=".6"/>`,
      `<circle cx="${M}" cy="${top - 22}" r="46" fill="#6a6a6a"/><circle cx="${M - 10}" cy="${top - 34}" r="28" fill="#9c9c9c"/>`,
    );
  }
  canvas.measure('head', [M - w - 3, base + 44], [M, base + 70], [M + w + 3, base + 44]);
  canvas.measure('height', [M, top], [M, base + 70]);
  canvas.spot('button', [M, base + 20]);
}

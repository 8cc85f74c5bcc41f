import { shade, tint } from '../colors.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace } from '../geometry.ts';
import type { Last } from './last.ts';

/** The left shoe seen from above, toe up; its heel is at the origin's foot. */
const OUTLINE = (square: boolean) =>
  `M2 -196${square ? 'L34 -194C56 -188 64 -150 65 -104' : 'C40 -196 64 -156 65 -104'}C66 -44 49 -6 47 40C46 92 52 122 46 156C40 190 -36 190 -42 156C-50 112 -44 60 -52 8C-62 -58 -64 -124 -50 -164${square ? 'C-46 -186 -36 -194 -26 -195L2 -196Z' : 'C-38 -188 -20 -196 2 -196Z'}`;

const SOLE =
  'M3 -200C44 -200 68 -158 69 -104C70 -44 53 -6 51 40C50 92 56 124 50 160C43 195 -38 195 -45 160C-53 114 -47 60 -55 8C-65 -58 -67 -126 -53 -166C-40 -192 -20 -200 3 -200Z';

/** The foot's way in, from the vamp down to the heel. */
const mouth = (vamp: number, wide: number) =>
  `M2 ${vamp}C${wide * 0.8} ${vamp} ${wide + 4} ${vamp + 50} ${wide} ${vamp + 100}C${wide - 4} ${vamp + 150} 33 130 26 148C16 162 -13 162 -22 148C-33 130 ${-wide + 2} ${vamp + 150} ${-wide - 2} ${vamp + 100}C${-wide - 8} ${vamp + 50} ${-wide * 0.8} ${vamp} 2 ${vamp}Z`;

function inside(last: Last, vamp: number, wide: number): void {
  last.panel(mouth(vamp, wide), { fill: '#CFAE82', light: 'flat', cast: 0 });
  last.raw(
    `<path d="${mouth(vamp, wide)}" fill="#2A1A12" fill-opacity=".16"/><path d="M-14 112h30v26h-30z" fill="#8C6238" fill-opacity=".45"/><path d="M-9 120h20M-6 129h14" stroke="#F3E6CF" stroke-width="2.400"/>`,
  );
}

function rim(last: Last, vamp: number, wide: number): void {
  last.ink(mouth(vamp, wide), shade(last.canvas.base, 0.7), 3.4, 0.85);
  last.ink(mouth(vamp - 5, wide + 4), tint(last.canvas.base, 0.35), 1.2, 0.5);
}

const toeLight = [
  glow(trace('M-34 -150Q-18 -176 12 -172'), 22, 1),
  dip(trace('M54 -140Q62 -90 46 -30'), 20, 0.7),
  dip(trace('M-40 150Q0 186 44 150'), 14, 0.6),
];

export function pumpAbove(last: Last, square: boolean): void {
  last.panel(SOLE, { fill: '#6A4A33', cast: 0.5 });
  last.panel(OUTLINE(square), { folds: [...toeLight, glow(trace('M-44 20L-38 120'), 8, 0.9)] });
  inside(last, -92, 33);
  rim(last, -92, 33);
  last.raw(
    `<path d="M-8 -94C-26 -108 -30 -88 -10 -88M12 -94C30 -108 34 -88 14 -88" fill="${shade(last.canvas.base, 0.2)}" stroke="${shade(last.canvas.base, 0.7)}" stroke-width="1.600"/><circle cx="2" cy="-91" r="6" fill="${shade(last.canvas.base, 0.25)}"/>`,
  );
}

export function loaferAbove(last: Last, square: boolean): void {
  last.panel(SOLE, { fill: '#5E4029', cast: 0.5 });
  last.panel(OUTLINE(square), { folds: [...toeLight, fold(trace('M-46 -60Q0 -44 52 -62'), 9, 0.5)] });
  last.stitch('M-38 -20C-50 -90 -34 -150 2 -152C38 -150 56 -90 42 -20', shade(last.canvas.base, 0.6));
  last.seam('M-42 -20C-55 -92 -38 -156 2 -158C42 -156 61 -92 46 -20');
  inside(last, -34, 31);
  rim(last, -34, 31);
  last.panel('M-56 -74C-20 -62 24 -62 62 -76L64 -44C24 -30 -20 -30 -56 -42Z', {
    light: 'left',
    cast: 0.8,
  });
  last.raw(
    '<path d="M-14 -54Q2 -50 18 -54" stroke="#1d1512" stroke-opacity=".75" stroke-width="6" stroke-linecap="round" fill="none"/>',
  );
}

export function trainerAbove(last: Last): void {
  const { canvas } = last;
  last.panel(SOLE, { fill: tint('#E9E1D0', 0.2), cast: 0.6 });
  last.panel(OUTLINE(false), { folds: [...toeLight, fold(trace('M-48 -40Q-20 -20 -24 20'), 12, 0.6)] });
  last.panel('M2 -196C40 -196 62 -158 65 -112C40 -134 -32 -134 -58 -112C-60 -150 -44 -196 2 -196Z', {
    fill: canvas.illustration.material === 'canvas' ? tint('#E9E1D0', 0.2) : shade(canvas.base, 0.15),
    cast: 0.5,
  });
  inside(last, 40, 28);
  rim(last, 40, 28);
  last.panel('M-18 -96C-8 -102 12 -102 22 -96L26 66C12 78 -10 78 -20 66Z', {
    fill: tint(canvas.base, 0.25),
    light: 'round',
    cast: 0.5,
  });
  last.panel('M-40 150C-36 182 40 182 44 150C20 162 -16 162 -40 150Z', { fill: canvas.inks[1], cast: 0.4 });
  const rows = [-84, -56, -28, 0, 28];
  const d =
    rows.map((y) => `M-26 ${y}L30 ${y + 4}`).join('') +
    rows
      .slice(1)
      .map((y) => `M-26 ${y}L30 ${y - 24}`)
      .join('');
  last.raw(
    `<path d="${d}" stroke="#2a1c16" stroke-opacity=".3" stroke-width="8" transform="translate(1 3)"/><path d="${d}" stroke="#F4ECDC" stroke-width="6.500" stroke-linecap="round"/>${rows.map((y) => `<circle cx="-28" cy="${y}" r="4" fill="#8d8576"/><circle cx="32" cy="${y + 3}" r="4" fill="#8d8576"/>`).join('')}<path d="M0 34C-44 14 -52 52 -8 44M6 34C48 14 58 50 12 44M0 40L-16 86M6 40L24 82" fill="none" stroke="#F4ECDC" stroke-width="5.500" stroke-linecap="round"/>`,
  );
}

import { CANVAS_SIZE } from '../canvas-size.ts';
import { trace } from '../geometry.ts';
import { buttons } from '../blocks/closure.ts';
import { waistband } from '../blocks/legs.ts';
import { patchPocket } from '../blocks/pockets.ts';
import { drawSkirt, type Skirt } from '../blocks/skirt.ts';
import { bothSides } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;
const LENGTHS = { mini: [10.2, 43], knee: [8.4, 60], midi: [7, 76], maxi: [5.9, 97] } as const;
const FLARES = { aline: 29, full: 42, straight: 17.4, pleated: 33, tiered: 38, circle: 44 } as const;

export function skirt(canvas: Canvas): void {
  const { random, illustration } = canvas;
  const style = canvas.trait<Skirt['style']>('style', [
    ['aline', 3],
    ['pleated', 3],
    ['straight', 2],
    ['full', 3],
    ['tiered', 2],
    ['circle', 1],
  ]);
  const [unit, tall] =
    LENGTHS[
      canvas.trait('length', [
        ['mini', style === 'full' ? 0.2 : 2],
        ['knee', 3],
        ['midi', 4],
        ['maxi', style === 'tiered' ? 4 : 1],
      ])
    ];
  const stiff = ['denim', 'leather', 'suede', 'corduroy', 'tweed'].includes(illustration.material);
  const height = 4 * unit;
  const top = (CANVAS_SIZE.height - tall * unit) / 2 + height * 0.5;
  const waist = 13.2 * unit;
  const hem = top + tall * unit;
  const flare = Math.min(
    224,
    FLARES[style] * unit * (tall < 50 && style !== 'straight' ? 0.8 : 1) * random.between(0.94, 1.05),
  );
  drawSkirt(canvas, { top, waist, hem, flare, style, fluid: stiff ? 0.55 : 1 });
  const stitched =
    illustration.material === 'denim' ||
    illustration.material === 'suede' ||
    illustration.material === 'corduroy';
  if (style === 'aline' || style === 'straight')
    seams(canvas, { top, waist, hem, flare, unit, stitched, style });
  waistband(
    canvas,
    { top, waist, hip: waist * 1.2, hipAt: 0, crotch: 0, knee: [0, 0], kneeAt: 0, foot: [0, 0], footAt: 0 },
    height,
    stitched,
    stitched,
  );
  if (canvas.back && style !== 'aline' && style !== 'straight')
    canvas.seam(`M${M} ${top - height + 4}L${M + 1} ${top + 17 * unit}`, 1.2);
  canvas.spot('collar', [M, top + 24]);
}

interface Panel {
  top: number;
  waist: number;
  hem: number;
  flare: number;
  unit: number;
  stitched: boolean;
  style: string;
}

function seams(canvas: Canvas, { top, waist, hem, flare, unit, stitched, style }: Panel): void {
  if (canvas.back) {
    canvas.seam(`M${M} ${top + 8}L${M} ${hem + 4}`, 1.2);
    for (const line of bothSides(`M${M - waist * 0.5} ${top + 6}L${M - waist * 0.54} ${top + 11 * unit}`))
      canvas.seam(line, 0.7);
    if (style === 'straight')
      canvas.ink(`M${M} ${hem - 18 * unit}L${M - 7} ${hem + 4}L${M + 7} ${hem + 4}Z`, canvas.dark, 3, 0.7);
    return;
  }
  if (style === 'straight') {
    for (const line of bothSides(`M${M - waist * 0.5} ${top + 6}L${M - waist * 0.56} ${top + 10 * unit}`))
      canvas.seam(line, 0.8);
    return;
  }
  const buttoned =
    canvas.trait('closure', [
      ['none', 2],
      ['buttons', 2],
    ]) === 'buttons';
  for (const line of bothSides(
    `M${M - waist * 0.46} ${top + 5}C${M - waist * 0.6} ${top + (hem - top) * 0.4} ${M - flare * 0.42} ${top + (hem - top) * 0.7} ${M - flare * 0.46} ${hem + 5}`,
  )) {
    canvas.seam(line, 0.8);
    if (stitched) canvas.stitch(line.map(([x, y]) => [x + 4, y]));
  }
  if (stitched || canvas.random.chance(0.4))
    patchPocket(
      canvas,
      { x: M - waist * 0.98, y: top + 5 * unit, width: 11 * unit, height: 11 * unit, turn: 4 },
      true,
      8,
      stitched,
    );
  if (!buttoned) return;
  canvas.seam(trace(`M${M + 12} ${top + 6}L${M + 12} ${hem + 6}`), 0.8);
  buttons(canvas, trace(`M${M} ${top - unit}L${M} ${hem - 8 * unit}`), 7, 6.5, stitched ? 'metal' : 'horn');
}

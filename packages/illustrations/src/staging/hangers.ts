import type { Canvas } from '../canvas.ts';
import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade, tint } from '../colors.ts';
import type { Random } from '../random.ts';

const M = CANVAS_SIZE.middle;
const WOODS = ['#B98A57', '#8A5A36', '#5B3C29', '#D2B083'] as const;
const STEEL = '#8C8A86';
const BRASS = '#B8924C';

const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What the hook hangs from: a rail through the picture, or a peg in the wall. */
function support(y: number, rail: boolean, metal: string, wood: string): string {
  if (rail)
    return (
      stroke(`M-900 ${y}H1500`, shade(metal, 0.5), 9) +
      stroke(`M-900 ${y - 1}H1500`, metal, 6.4) +
      stroke(`M-900 ${y - 2.4}H1500`, tint(metal, 0.6), 1.6)
    );
  return `<circle cx="${M}" cy="${y}" r="12" fill="${shade(wood, 0.35)}"/><circle cx="${M - 1}" cy="${y - 1.5}" r="10.500" fill="${wood}"/><circle cx="${M - 3.5}" cy="${y - 4.5}" r="4" fill="${tint(wood, 0.5)}"/>`;
}

/** The hook from its foot up over what it hangs from. */
function hook(foot: number, y: number, metal: string): string {
  const d = `M${M} ${foot}V${y + 26}C${M} ${y + 12} ${M + 17} ${y + 14} ${M + 17} ${y}C${M + 17} ${y - 22} ${M - 16} ${y - 22} ${M - 15} ${y + 3}`;
  return stroke(d, shade(metal, 0.55), 5) + stroke(d, metal, 3.2) + stroke(d, tint(metal, 0.6), 0.9, 0.8);
}

const topOf = (canvas: Canvas): number => Math.min(...canvas.reach.map(([, y]) => y));

/** A coat hanger inside the shoulders; its hook stands behind the collar. */
export function hangFromShoulders(canvas: Canvas, random: Random): void {
  const wood = random.pick(WOODS);
  const metal = random.pick([STEEL, BRASS]);
  const rail = random.chance(0.5);
  const top = topOf(canvas);
  const y = top - 46;
  const shoulder = canvas.measures.get('shoulder');
  const drop = shoulder ? shoulder[0]![1] + 6 : top + 40;
  const wide = shoulder ? (shoulder[1]![0] - shoulder[0]![0]) / 2 - 10 : 90;
  const bar = `M${M - wide} ${drop}C${M - wide * 0.6} ${drop - 12} ${M - 26} ${top + 12} ${M} ${top + 8}C${M + 26} ${top + 12} ${M + wide * 0.6} ${drop - 12} ${M + wide} ${drop}`;
  const body = random.chance(0.75)
    ? stroke(bar, shade(wood, 0.5), 15) + stroke(bar, wood, 12) + stroke(bar, tint(wood, 0.4), 2.5, 0.6)
    : stroke(bar, shade(metal, 0.4), 6) + stroke(bar, metal, 3.6);
  canvas.behind(support(y, rail, metal, wood) + hook(top + 12, y, metal) + body);
}

/** A bar with two clips that hold the waistband. */
export function hangFromClips(canvas: Canvas, random: Random): void {
  const wood = random.pick(WOODS);
  const metal = random.pick([STEEL, BRASS]);
  const waist = canvas.measures.get('waist');
  const top = topOf(canvas);
  const half = waist ? (waist[1]![0] - waist[0]![0]) / 2 : 70;
  const bar = top - 20;
  const y = top - 66;
  const line = `M${M - half - 8} ${bar}H${M + half + 8}`;
  canvas.behind(
    support(y, random.chance(0.5), metal, wood) +
      hook(bar, y, metal) +
      stroke(line, shade(wood, 0.5), 12) +
      stroke(line, wood, 9.4) +
      stroke(`M${M - half - 6} ${bar - 2}H${M + half + 6}`, tint(wood, 0.5), 1.8, 0.7),
  );
  for (const side of [-1, 1]) {
    const x = M + side * (half - 16);
    canvas.raw(
      `<path d="M${x - 7} ${bar - 7}h14v14l3 24h-20l3 -24z" fill="${shade(metal, 0.45)}"/><path d="M${x - 5.5} ${bar - 6}h11v13l2.500 22h-16l2.500 -22z" fill="${metal}"/><path d="M${x - 3} ${bar - 4}v28" stroke="${tint(metal, 0.6)}" stroke-width="2"/>`,
      `<path d="M${x - 8} ${bar + 8}h18l2 26h-22z" fill="#008000" fill-opacity=".3"/>`,
    );
  }
}

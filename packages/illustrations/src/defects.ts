import { CANVAS_SIZE } from './canvas-size.ts';
import { mix, shade, tint } from './colors.ts';
import { between, type Point } from './geometry.ts';
import type { Canvas } from './canvas.ts';

/** Where a flaw is, on garments that name their places differently. */
function placeOf(canvas: Canvas): Point {
  const { spots, illustration, random } = canvas;
  const cloth = spots.get('cloth') ?? [CANVAS_SIZE.middle + 46, 330];
  const near = ([x, y]: Point): Point => [x + random.between(-6, 6), y + random.between(-6, 6)];
  const [collarX, collarY] = spots.get('collar') ?? cloth;
  const lapelled = illustration.kind === 'jacket' || illustration.kind === 'coat';
  if (illustration.place === 'collar')
    return near([collarX - (lapelled ? 56 : 24), collarY - (lapelled ? 18 : 0)]);
  if (illustration.place === 'hem') return near(spots.get('hem') ?? cloth);
  if (illustration.place === 'sleeve') return near(spots.get('sleeve-left') ?? cloth);
  const collar = spots.get('collar');
  return near(spots.has('cloth') || !collar ? cloth : [collar[0] + 62, collar[1] + 130]);
}

const blob = (canvas: Canvas, radius: number): string => {
  const points = Array.from({ length: 11 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 11;
    const r = radius * canvas.random.between(0.72, 1.15);
    return [Math.cos(angle) * r, Math.sin(angle) * r * 0.86] as const;
  });
  const start = between(points[0]!, points[10]!, 0.5);
  return `M${start[0].toFixed(1)} ${start[1].toFixed(1)}${points
    .map((point, i) => {
      const next = between(point, points[(i + 1) % 11]!, 0.5);
      return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${next[0].toFixed(1)} ${next[1].toFixed(1)}`;
    })
    .join('')}Z`;
};

const STAINS = ['#6B4A22', '#5A3A2A', '#3B4A6B', '#8A6A30'] as const;

function drawn(canvas: Canvas): string {
  const { random, base, illustration } = canvas;
  const scattered = (count: number, spread: number, draw: (x: number, y: number) => string) =>
    Array.from({ length: count }, () => {
      const [angle, r] = [random.between(0, 6.3), spread * Math.sqrt(random.next())];
      return draw(Number((Math.cos(angle) * r).toFixed(1)), Number((Math.sin(angle) * r).toFixed(1)));
    }).join('');
  switch (illustration.defect) {
    case 'stain': {
      const color = random.pick(STAINS);
      const shape = blob(canvas, 15);
      return `<path d="${shape}" fill="${color}" fill-opacity=".26"/><path d="${shape}" fill="none" stroke="${color}" stroke-opacity=".5" stroke-width="1.6"/><path d="${blob(canvas, 8)}" fill="${color}" fill-opacity=".22" transform="translate(4 3)"/>${scattered(4, 26, (x, y) => `<circle cx="${x}" cy="${y}" r="1.8" fill="${color}" fill-opacity=".3"/>`)}`;
    }
    case 'hole':
      return `<path d="${blob(canvas, 6.5)}" fill="${shade(base, 0.85)}"/><path d="${blob(canvas, 7.5)}" fill="none" stroke="${tint(base, 0.5)}" stroke-width="1.3"/><path d="M-6 -3l4 2M6 1l-4 1M1 6l-1 -4M-2 -7l1 4" stroke="${tint(base, 0.45)}" stroke-width="1" stroke-linecap="round"/>`;
    case 'pilling':
      return scattered(
        34,
        44,
        (x, y) =>
          `<circle cx="${x + 0.8}" cy="${y + 1}" r="2.3" fill="${shade(base, 0.7)}" fill-opacity=".4"/><circle cx="${x}" cy="${y}" r="2.1" fill="${tint(base, 0.3)}"/>`,
      );
    case 'snag':
      return `<path d="M-34 2Q-16 -1 -4 1M4 1Q18 3 36 0" stroke="${shade(base, 0.6)}" stroke-opacity=".6" stroke-width="1.3" fill="none"/><path d="M-3 2C-9 -9 1 -16 5 -8C8 -2 2 4 3 10" stroke="${tint(base, 0.45)}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
    case 'fading': {
      const stop = (offset: number, opacity: number) =>
        `<stop offset="${offset}" stop-color="${tint(base, 0.75)}" stop-opacity="${opacity}"/>`;
      return `<radialGradient id="faded">${stop(0, 0.6)}${stop(0.55, 0.4)}${stop(1, 0)}</radialGradient><path d="${blob(canvas, 46)}" fill="url(#faded)"/>`;
    }
    case 'fray':
      return `${scattered(30, 24, (x) => `<path d="M${x} ${random.between(-4, 2).toFixed(1)}l${random.between(-3, 3).toFixed(1)} ${random.between(8, 17).toFixed(1)}" stroke="${mix(base, '#F3EEE4', random.between(0.35, 0.8))}" stroke-width="1.3" stroke-linecap="round"/>`)}<path d="M-24 -3Q-10 3 0 -2T24 -1" stroke="${shade(base, 0.7)}" stroke-width="1.6" stroke-opacity=".6" fill="none"/>`;
    case 'scuff':
      return scattered(
        20,
        24,
        (x, y) =>
          `<path d="M${x} ${y}l${random.between(5, 13).toFixed(1)} ${random.between(-4, 3).toFixed(1)}" stroke="${tint(base, 0.6)}" stroke-width="${random.between(0.8, 2.4).toFixed(1)}" stroke-opacity=".55" stroke-linecap="round"/>`,
      );
    case 'mend': {
      const thread = canvas.inks[1];
      const lines = Array.from(
        { length: 9 },
        (_, i) =>
          `M-14 ${i * 3.4 - 14}q14 ${random.between(-1.5, 1.5).toFixed(1)} 28 0M${i * 3.4 - 14} -14q${random.between(-1.5, 1.5).toFixed(1)} 14 0 28`,
      ).join('');
      return `<path d="M-13 -13h26v26h-26z" fill="${shade(base, 0.2)}" fill-opacity=".6"/><path d="${lines}" stroke="${thread}" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;
    }
    default:
      return '';
  }
}

/** Whether the flaw is on the side that this view shows. */
const onThisSide = ({ illustration }: Canvas): boolean =>
  (illustration.place === 'back') ===
  (illustration.view === 'back' || (illustration.view === 'detail' && illustration.place === 'back'));

/** Draws the listing's flaw where its words say it is, and remembers the place for the close view. */
export function defect(canvas: Canvas): void {
  if (canvas.illustration.defect === 'none' || canvas.illustration.defect === 'button' || !onThisSide(canvas))
    return;
  const [x, y] = placeOf(canvas);
  canvas.raw(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${drawn(canvas)}</g>`);
  canvas.spot('flaw', [x, y]);
}

import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade, tint } from '../colors.ts';
import { dip, fold, glow } from '../folds.ts';
import { at, between, trace, type Line, type Point } from '../geometry.ts';
import { ticks } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** Twisted threads along an edge; `out` points away from the cloth. */
function fringe(canvas: Canvas, edge: Line, [dx, dy]: Point, length: number): void {
  const { random } = canvas;
  const end = edge.map(([x, y]): Point => {
    const reach = length * random.between(0.82, 1.08);
    return [x + dx * reach + random.between(-3, 3), y + dy * reach + random.between(-3, 3)];
  });
  canvas.reaches(end);
  const d = ticks(edge, end, 24);
  canvas.behind(
    `<path d="${d}" stroke="${canvas.dark}" stroke-width="4.200" stroke-linecap="round"/><path d="${d}" stroke="${shade(canvas.base, 0.15)}" stroke-width="3" stroke-linecap="round"/><path d="${d}" stroke="${tint(canvas.base, 0.4)}" stroke-width=".8" stroke-opacity=".7"/>`,
  );
}

/** One hanging end: a band from the rail down, a little wider at its foot. */
function end(canvas: Canvas, left: number, right: number, head: number, foot: number, lean: number): void {
  const width = right - left;
  const half = (share: number, x: number) => x + lean * share;
  const folds = [0.2, 0.46, 0.74].map((share, i) =>
    fold(
      trace(
        `M${left + width * share} ${head - 4}C${left + width * (share + 0.03) + lean * 0.3} ${head + 160} ${left + width * (share - 0.05) + lean * 0.6} ${foot - 180} ${left + width * (share + 0.02) + lean} ${foot}`,
      ),
      width * [0.13, 0.17, 0.12][i]!,
      [0.85, 0.7, 0.9][i],
      'start',
    ),
  );
  fringe(
    canvas,
    trace(`M${half(1, left) - 3} ${foot - 2}L${half(1, right) + 3} ${foot + 2}`),
    [lean * 0.002, 1],
    34,
  );
  canvas.panel(
    `M${left} ${head}C${left + 4} ${head - 14} ${right - 4} ${head - 14} ${right} ${head}C${half(0.3, right)} ${head + 150} ${half(0.7, right) + 2} ${foot - 170} ${half(1, right) + 4} ${foot + 2}Q${half(1, (left + right) / 2)} ${foot + 6} ${half(1, left) - 4} ${foot - 2}C${half(0.7, left) - 2} ${foot - 170} ${half(0.3, left)} ${head + 150} ${left} ${head}Z`,
    {
      light: 'round',
      cast: 0.8,
      folds: [
        ...folds,
        glow(
          trace(`M${left + width * 0.34} ${head + 20}L${left + width * 0.34 + lean} ${foot - 20}`),
          width * 0.3,
          0.4,
        ),
        dip(trace(`M${left + 6} ${head + 3}L${right - 6} ${head + 3}`), 16, 0.7, 'none'),
      ],
    },
  );
}

/** Thrown over a rail, one end lower than the other. */
export function overRail(canvas: Canvas): void {
  const { random } = canvas;
  const width = random.between(118, 146);
  const side = random.chance(0.5) ? 1 : -1;
  const [head, low, high] = [112, random.between(610, 640), random.between(500, 560)];
  const shift = width * random.between(0.34, 0.5) * side;
  const x = M - shift * 0.5;
  end(canvas, x + shift - width / 2, x + shift + width / 2, head, high, 10 * side);
  end(canvas, x - width / 2, x + width / 2, head, low, -8 * side);
  const rail = (color: string, wide: number, dy: number) =>
    `<path d="M-900 ${head - 2 + dy}H1500" stroke="${color}" stroke-width="${wide}"/>`;
  canvas.behind(rail('#5E4530', 13, 0) + rail('#8E6B48', 10, -0.5) + rail('#C49C70', 2, -3));
  canvas.measure('width', [x - width / 2 - 8 * side, low - 16], [x + width / 2 - 8 * side, low - 14]);
  canvas.measure(
    'length',
    [x + width * 0.2, low],
    [x + width * 0.2, head],
    [x + shift, head],
    [x + shift + 8, high],
  );
  canvas.spot('collar', [x, low - 30]);
  canvas.spot('hem', [x, low - 20]);
  canvas.spot('cloth', [x, 400]);
}

/** Folded in three and laid down, its fringe towards the viewer. */
export function stack(canvas: Canvas): void {
  const { random } = canvas;
  const [w, h] = [random.between(128, 146), random.between(170, 200)];
  const y = CANVAS_SIZE.height / 2 - 20;
  const sheet = (dx: number, dy: number, tall: number) =>
    trace(
      `M${M - w + dx} ${y - h + dy + 12}Q${M - w + dx} ${y - h + dy} ${M - w + dx + 14} ${y - h + dy - 1}L${M + w + dx - 14} ${y - h + dy + 1}Q${M + w + dx} ${y - h + dy} ${M + w + dx} ${y - h + dy + 12}L${M + w + dx + 2} ${y + tall + dy}L${M - w + dx - 2} ${y + tall + dy + 2}Z`,
    );
  fringe(canvas, trace(`M${M - w + 6} ${y + h + 22}L${M + w + 10} ${y + h + 18}`), [0.02, 1], 34);
  canvas.panel(sheet(9, 20, h), { light: 'flat', cast: 0.7 });
  canvas.panel(sheet(4, 9, h), { light: 'flat', cast: 0.8 });
  const crease = (share: number, depth: number) =>
    fold(
      trace(
        `M${M - w + 4} ${y - h + 2 * h * share}Q${M} ${y - h + 2 * h * share + 8} ${M + w - 4} ${y - h + 2 * h * share - 3}`,
      ),
      15,
      depth,
      'none',
    );
  canvas.panel(sheet(0, 0, h * 0.8), {
    light: 'flat',
    cast: 1,
    folds: [
      glow(trace(`M${M - w} ${y - h + 10}L${M + w} ${y - h + 10}`), 26, 0.8, 'none'),
      crease(0.4, 0.35),
      fold(
        trace(`M${M - w * 0.5} ${y - h + 30}Q${M - w * 0.4} ${y} ${M - w * 0.52} ${y + h * 0.7}`),
        26,
        0.35,
      ),
      fold(
        trace(`M${M + w * 0.45} ${y - h + 60}Q${M + w * 0.6} ${y + 10} ${M + w * 0.5} ${y + h * 0.74}`),
        22,
        0.3,
      ),
      dip(trace(`M${M - w} ${y + h * 0.8 - 6}L${M + w} ${y + h * 0.8 - 6}`), 16, 0.6, 'none'),
    ],
  });
  const upper = trace(`M${M - w} ${y + h * 0.8}L${M + w} ${y + h * 0.8}`);
  const length = 30;
  const tips = upper.map(([x, py]): Point => [
    x + random.between(-4, 4),
    py + length * random.between(0.8, 1.1),
  ]);
  const d = ticks(upper, tips, 26);
  canvas.raw(
    `<path d="${d}" stroke="${canvas.dark}" stroke-width="4.200" stroke-linecap="round"/><path d="${d}" stroke="${shade(canvas.base, 0.15)}" stroke-width="3" stroke-linecap="round"/>`,
  );
  canvas.measure('width', [M - w, y], [M + w, y]);
  canvas.spot('collar', [M - 30, y + h * 0.8]);
  canvas.spot('hem', [M - 40, y + h * 0.8 - 10]);
  canvas.spot('cloth', [M - 20, y - 30]);
}

/** Laid down in three loose turns. */
export function accordion(canvas: Canvas): void {
  const { random } = canvas;
  const half = random.between(52, 60);
  const flip = random.chance(0.5);
  const x = (value: number) => (flip ? 2 * M - value : value);
  const knots: Point[] = [
    [x(120), 170],
    [x(396), 270],
    [x(116), 420],
    [x(360), 590],
  ];
  const direction = (index: number): Point => {
    const [a, b] = [knots[index]!, knots[index + 1]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  };
  // Where it turns it is folded along the line halfway between both directions; its ends are cut square.
  const cut = (knot: number, index: number, side: 1 | -1): Point => {
    const [dx, dy] = direction(index);
    const isTurn = knot > 0 && knot < knots.length - 1;
    const [before, next] = isTurn
      ? [direction(knot - 1), direction(knot)]
      : [[-dy, dx] as const, [-dy, dx] as const];
    const [fx, fy] = [before[0] + next[0], before[1] + next[1]];
    const across = fy * dx - fx * dy;
    const [x, y] = knots[knot]!;
    return [x + (fx * half * side) / across, y + (fy * half * side) / across];
  };
  const run = (index: number): Line => {
    const corners = [
      cut(index, index, -1),
      cut(index + 1, index, -1),
      cut(index + 1, index, 1),
      cut(index, index, 1),
    ];
    const [a, b, c, d] = corners as [Point, Point, Point, Point];
    const coordinates = ([px, py]: Point) => `${px.toFixed(1)} ${py.toFixed(1)}`;
    const sag = (p: Point, q: Point, by: number) => coordinates([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + by]);
    return trace(
      `M${coordinates(a)}Q${sag(a, b, 6)} ${coordinates(b)}L${coordinates(c)}Q${sag(c, d, 7)} ${coordinates(d)}L${coordinates(a)}Z`,
    );
  };
  for (const index of [0, 1, 2]) {
    const [a, b] = [knots[index]!, knots[index + 1]!];
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const along = (share: number, off: number): Point => {
      const [px, py] = between(a, b, share);
      return [px - ((b[1] - a[1]) / length) * off, py + ((b[0] - a[0]) / length) * off];
    };
    const crease = (off: number, wide: number, depth: number) => {
      const [p, q, r] = [along(0.02, off), along(0.5, off + 8), along(0.98, off * 0.7)];
      return fold(trace(`M${p[0]} ${p[1]}Q${q[0]} ${q[1]} ${r[0]} ${r[1]}`), wide, depth, 'none');
    };
    canvas.panel(run(index), {
      light: 'flat',
      turn: angle - 90,
      cast: 1,
      folds: [crease(-half * 0.5, 18, 0.6), crease(half * 0.3, 16, 0.6), crease(half * 0.85, 14, 0.6)],
    });
  }
  const last = between(knots[2]!, knots[3]!, 0.99);
  const [dx, dy] = [knots[3]![0] - knots[2]![0], knots[3]![1] - knots[2]![1]];
  const length = Math.hypot(dx, dy);
  const edge: Line = Array.from({ length: 12 }, (_, i) => {
    const off = ((i - 5.5) / 5.5) * (half - 6);
    return [last[0] - (dy / length) * off, last[1] + (dx / length) * off] as const;
  });
  const tips = edge.map(([px, py]): Point => {
    const reach = 32 * random.between(0.8, 1.1);
    return [
      px + (dx / length) * reach + random.between(-3, 3),
      py + (dy / length) * reach + random.between(-3, 3),
    ];
  });
  canvas.reaches(tips);
  const d = ticks(edge, tips, 22);
  canvas.raw(
    `<path d="${d}" stroke="${canvas.dark}" stroke-width="4.200" stroke-linecap="round"/><path d="${d}" stroke="${shade(canvas.base, 0.15)}" stroke-width="3" stroke-linecap="round"/>`,
  );
  canvas.measure('length', ...knots.slice(0, 3), [last[0] + (dx / length) * 6, last[1] + (dy / length) * 6]);
  const [middle, off] = [between(knots[0]!, knots[1]!, 0.5), half + 2];
  const slope = Math.atan2(knots[1]![1] - knots[0]![1], knots[1]![0] - knots[0]![0]);
  canvas.measure(
    'width',
    [middle[0] + Math.sin(slope) * off, middle[1] - Math.cos(slope) * off],
    [middle[0] - Math.sin(slope) * off, middle[1] + Math.cos(slope) * off],
  );
  canvas.spot('collar', at([knots[2]!, knots[3]!], 0.8));
  canvas.spot('hem', at([knots[2]!, knots[3]!], 0.9));
  canvas.spot('cloth', at([knots[2]!, knots[3]!], 0.5));
}

import { lightness, shade, tint } from '../colors.ts';
import { around, line, type Tile, type Weave, type Yarn } from './tile.ts';

/** One stitch: two legs of yarn that lean towards each other, with the shadow between neighbours. */
function stitch({ base, close }: Yarn, gauge: number, rows: readonly number[] = [-1, 0, 1]): Tile {
  const [w, h] = [5.4 * gauge, 4.4 * gauge];
  const dark = shade(base, 0.6);
  const pale = tint(base, 0.5);
  // On dark yarn pale stitches would read as stripes.
  const lit = (0.08 + 0.2 * lightness(base)).toFixed(2);
  const leg = (side: 1 | -1, dy: number) => {
    const x = (share: number) => (w / 2 + side * w * share).toFixed(2);
    const y = (share: number) => (h * share + dy).toFixed(2);
    return (
      `<path d="M${x(0.02)} ${y(1.05)}C${x(0.08)} ${y(0.7)} ${x(0.36)} ${y(0.5)} ${x(0.4)} ${y(0)}C${x(0.42)} ${y(-0.25)} ${x(0.2)} ${y(-0.2)} ${x(0.16)} ${y(0.05)}C${x(0.12)} ${y(0.4)} ${x(0.02)} ${y(0.55)} ${x(0.02)} ${y(1.05)}Z" fill="${pale}" fill-opacity="${lit}" stroke="${dark}" stroke-opacity=".34" stroke-width="${(0.4 * gauge).toFixed(2)}"/>` +
      (close
        ? line(
            `M${x(0.34)} ${y(0.05)}L${x(0.2)} ${y(0.22)}M${x(0.27)} ${y(0.35)}L${x(0.13)} ${y(0.5)}M${x(0.18)} ${y(0.6)}L${x(0.06)} ${y(0.76)}`,
            dark,
            0.22 * gauge,
            0.4,
          )
        : '')
    );
  };
  return {
    width: w,
    height: h,
    body:
      rows.map((row) => leg(-1, row * h) + leg(1, row * h)).join('') +
      line(`M0 0V${h}M${w} 0V${h}`, dark, 0.5 * gauge, 0.12),
  };
}

export const knit =
  (gauge: number): Weave =>
  (yarn) =>
    stitch(yarn, gauge);

/** Stitches under a haze of loose hairs. */
export const hairy =
  (gauge: number, hairs: number): Weave =>
  (yarn) => {
    const { base, random } = yarn;
    const small = stitch(yarn, gauge, [0]);
    const [columns, rows] = [6, 8];
    const [width, height] = [small.width * columns, small.height * rows];
    const stitches = Array.from({ length: columns * rows }, (_, i) => {
      const [x, y] = [(i % columns) * small.width, Math.floor(i / columns) * small.height];
      return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${small.body}</g>`;
    }).join('');
    const haze = Array.from({ length: hairs }, () => {
      const [dx, dy] = [random.between(-6, 6), random.between(-5, 5)];
      const bow = random.between(-3, 3);
      return around({ width, height }, [random.between(0, width), random.between(0, height)], (x, y) =>
        line(
          `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx / 2 + bow).toFixed(1)} ${(dy / 2 - bow).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`,
          tint(base, 0.6),
          0.5,
          0.3,
        ),
      );
    });
    return { width, height, body: stitches + haze.join('') };
  };

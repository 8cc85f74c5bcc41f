import { shade, tint } from '../colors.ts';
import { around, line, type Weave } from './tile.ts';

/** Brushed nap, paler where a hand went over it. */
export const suede: Weave = ({ base, random, close }) => {
  const [width, height] = [61, 53];
  const strokes = Array.from({ length: close ? 90 : 26 }, () => {
    const [dx, dy] = close
      ? [random.between(-1.5, 1.5), random.between(0.5, 2)]
      : [random.between(5, 11), random.between(-2, 3)];
    const pale = random.chance(0.5);
    return around({ width, height }, [random.between(0, width), random.between(0, height)], (x, y) =>
      line(
        `M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`,
        pale ? tint(base, 0.35) : shade(base, 0.5),
        close ? 0.7 : 4,
        close ? 0.26 : 0.08,
      ),
    );
  });
  return { width, height, body: strokes.join('') };
};

/** Pebbles of grain with creases between them. */
export const leather: Weave = ({ base, random }) => {
  const size = 34;
  const pebbles = Array.from({ length: 42 }, () => {
    const radius = random.between(1.2, 2.8);
    return around(
      { width: size, height: size },
      [random.between(0, size), random.between(0, size)],
      (x, y) =>
        `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${radius.toFixed(1)}" ry="${(radius * 0.8).toFixed(1)}" fill="${tint(base, 0.25)}" fill-opacity=".16" stroke="${shade(base, 0.7)}" stroke-opacity=".3" stroke-width=".5"/>`,
    );
  });
  return { width: size, height: size, body: pebbles.join('') };
};

/** Fibres pressed into each other every way. */
export const felt: Weave = ({ base, random }) => {
  const size = 44;
  const fibres = Array.from({ length: 80 }, () => {
    const [dx, dy] = [random.between(-4, 4), random.between(-4, 4)];
    return around({ width: size, height: size }, [random.between(0, size), random.between(0, size)], (x, y) =>
      line(
        `M${x.toFixed(1)} ${y.toFixed(1)}q${dy.toFixed(1)} ${(dx / 3).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`,
        random.chance(0.5) ? tint(base, 0.5) : shade(base, 0.6),
        0.5,
        0.28,
      ),
    );
  });
  return { width: size, height: size, body: fibres.join('') };
};

import { lightness, mix, shade, tint } from '../colors.ts';
import { around, line, type Weave } from './tile.ts';

/**
 * Diagonal ribs that meet themselves at the tile's edges: `steps` of them, each leaning by half the tile's height, every
 * one a little unlike the next so that no band repeats to the eye.
 */
function ribs(size: number, steps: number, draw: (d: string, index: number) => string): string {
  const gap = size / steps;
  const half = steps / 2;
  // Ribs half a tile apart continue each other beyond its edge and are drawn as one path.
  return Array.from({ length: half }, (_, index) => {
    const d = [0, 1, 2, 3].map((turn) => {
      const x = -size / 2 + (index + turn * half) * gap;
      return `M${x.toFixed(2)} ${size + 1}L${(x + size / 2 + 0.5).toFixed(2)} -0.5`;
    });
    return draw(d.join(''), index);
  }).join('');
}

/** Indigo warp over white weft: a steep twill, finer than the eye counts, and slubs that run down. */
export const denim: Weave = ({ base, random, close }) => {
  const size = 64;
  const steps = close ? 20 : 24;
  const weights = Array.from({ length: steps / 2 }, () => random.between(0.6, 1.15));
  const pale = mix(base, '#F1EEE6', 0.62);
  const twill = ribs(
    size,
    steps,
    (d, i) =>
      line(d, shade(base, 0.55), close ? 1.1 : 1, 0.24 * weights[i]!) +
      `<path d="${d}" transform="translate(${size / steps / 2} 0)" fill="none" stroke="${pale}" stroke-width="${close ? 0.95 : 0.8}" stroke-opacity="${(0.36 * weights[i]!).toFixed(2)}" stroke-dasharray="${close ? '1.7 0.9' : '2.2 1.1'}"/>`,
  );
  const slubs = Array.from({ length: 9 }, () => {
    const [x, y] = [random.between(0, size), random.between(0, size)];
    const length = random.between(10, 30);
    return around(
      { width: size, height: size },
      [x, y],
      (px, py) =>
        line(
          `M${px.toFixed(1)} ${py.toFixed(1)}v${length.toFixed(1)}`,
          random.chance(0.5) ? pale : shade(base, 0.5),
          1.3,
          0.13,
        ),
      31,
    );
  });
  return { width: size, height: size, body: twill + slubs.join('') };
};

/** Round wales of cut pile with a soft groove between them; on dark pile the light catches less. */
export const corduroy: Weave = ({ base, random, close }) => {
  const wale = 5.6;
  const height = 60;
  const dark = shade(base, 0.55);
  const pale = tint(base, 0.5);
  const lit = 0.05 + 0.1 * lightness(base);
  const nap = Array.from({ length: close ? 60 : 24 }, () => {
    const [x, y] = [random.between(1, wale - 1.2), random.between(0, height)];
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${random.between(0.2, 0.7).toFixed(1)} ${random.between(0.8, 2.2).toFixed(1)}`,
      random.chance(0.5) ? pale : dark,
      0.5,
      0.22,
    );
  });
  return {
    width: wale,
    height,
    body:
      line(`M0 -2V${height + 2}M${wale} -2V${height + 2}`, dark, 3, 0.15) +
      line(`M0 -2V${height + 2}M${wale} -2V${height + 2}`, dark, 1.2, close ? 0.4 : 0.26) +
      line(`M${wale * 0.45} -2V${height + 2}`, pale, 2.2, lit) +
      nap.join(''),
  };
};

/** Flax: threads of uneven thickness both ways, with slubs. */
export const linen: Weave = ({ base, random, close }) => {
  const [width, height] = [58, 62];
  const step = close ? 2 : 3.2;
  const dark = shade(base, 0.5);
  const threads = (count: number, across: boolean) =>
    Array.from({ length: count }, (_, i) => {
      const at = (i + random.between(0.2, 0.8)) * step;
      const d = across ? `M-1 ${at.toFixed(1)}H${width + 1}` : `M${at.toFixed(1)} -1V${height + 1}`;
      return line(
        d,
        random.chance(0.5) ? dark : tint(base, 0.45),
        random.between(0.4, close ? 1 : 1.2),
        random.between(0.08, 0.24),
      );
    }).join('');
  const slubs = Array.from({ length: 7 }, () =>
    around({ width, height }, [random.between(0, width), random.between(0, height)], (x, y) =>
      line(`M${x.toFixed(1)} ${y.toFixed(1)}h${random.between(4, 9).toFixed(1)}`, dark, 1.3, 0.2),
    ),
  );
  return {
    width,
    height,
    body:
      threads(Math.floor(height / step), true) + threads(Math.floor(width / step), false) + slubs.join(''),
  };
};

/** Country wool: flecks of other colours carded into the yarn, over a small twill. */
export const tweed: Weave = ({ base, random, close }) => {
  const size = 48;
  const colors = [tint(base, 0.75), shade(base, 0.8), '#A65A34', '#6D7B4E', mix(base, '#3E5572', 0.6)];
  const flecks = Array.from({ length: 64 }, () => {
    const color = random.weighted([
      [colors[0]!, 5],
      [colors[1]!, 5],
      [colors[2]!, 1],
      [colors[3]!, 1],
      [colors[4]!, 1],
    ]);
    const lean = random.between(-1.4, 1.4);
    return around({ width: size, height: size }, [random.between(0, size), random.between(0, size)], (x, y) =>
      line(
        `M${x.toFixed(1)} ${y.toFixed(1)}l${random.between(1, 2.6).toFixed(1)} ${lean.toFixed(1)}`,
        color,
        1.1,
        0.5,
      ),
    );
  });
  const twill = ribs(size, close ? 16 : 12, (d) => line(d, shade(base, 0.5), 1, close ? 0.2 : 0.12));
  return { width: size, height: size, body: twill + flecks.join('') };
};

/** One thread over, one under. */
const plain =
  (size: number, strength: number): Weave =>
  ({ base }) => {
    const half = size / 2;
    const dark = shade(base, 0.55);
    const pale = tint(base, 0.55);
    const thread = half * 0.62;
    return {
      width: size,
      height: size,
      body:
        line(`M0 ${half / 2}h${half}M${half} ${half * 1.5}h${half}`, pale, thread, 0.5 * strength) +
        line(`M${half * 1.5} 0v${half}M${half / 2} ${half}v${half}`, dark, thread, 0.3 * strength) +
        line(
          `M0 0H${size}M0 ${half}H${size}M0 0V${size}M${half} 0V${size}`,
          dark,
          half * 0.2,
          0.36 * strength,
        ),
    };
  };

export const canvas = plain(4.4, 0.6);
export const poplin = plain(2.2, 0.55);

/** A soft twill brushed until its ribs blur. */
export const flannel: Weave = ({ base, random }) => {
  const size = 40;
  const fuzz = Array.from({ length: 40 }, () => {
    const [dx, dy] = [random.between(-2, 2), random.between(0.4, 2)];
    return around({ width: size, height: size }, [random.between(0, size), random.between(0, size)], (x, y) =>
      line(
        `M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`,
        random.chance(0.6) ? tint(base, 0.55) : shade(base, 0.5),
        0.7,
        0.26,
      ),
    );
  });
  return {
    width: size,
    height: size,
    body: ribs(size, 16, (d) => line(d, shade(base, 0.5), 0.9, 0.16)) + fuzz.join(''),
  };
};

/** Long floats that shine along the weave. */
export const satin: Weave = ({ base, random }) => {
  const size = 36;
  const floats = Array.from({ length: 60 }, () => {
    const length = random.between(3, 8);
    return around({ width: size, height: size }, [random.between(0, size), random.between(0, size)], (x, y) =>
      line(
        `M${x.toFixed(1)} ${y.toFixed(1)}v${length.toFixed(1)}`,
        random.chance(0.6) ? tint(base, 0.6) : shade(base, 0.4),
        0.6,
        0.2,
      ),
    );
  });
  return { width: size, height: size, body: floats.join('') };
};

/** Parachute cloth: a fine grid of stronger threads. */
export const ripstop: Weave = ({ base }) => ({
  width: 8,
  height: 8,
  body:
    line('M0 0.5H8M0.5 0V8', shade(base, 0.5), 0.7, 0.22) +
    line('M0 1.3H8M1.3 0V8', tint(base, 0.5), 0.5, 0.2) +
    line('M0 3H8M0 5.5H8M3 0V8M5.5 0V8', shade(base, 0.5), 0.35, 0.2),
});

/** Plaited straw, strand over strand. */
export const straw: Weave = ({ base, close }) => {
  const dark = shade(base, 0.55);
  const strand = (x: number, y: number, up: boolean) =>
    `<path d="M${x} ${y}L${x + 6} ${y + (up ? -4 : 4)}L${x + 6} ${y + (up ? -0.6 : 7.4)}L${x} ${y + 3.4}Z" fill="${up ? tint(base, 0.3) : shade(base, 0.12)}" stroke="${dark}" stroke-opacity=".55" stroke-width=".7"/>`;
  return {
    width: 12,
    height: 8,
    body:
      [-8, 0, 8].map((dy) => strand(0, 4 + dy, true) + strand(6, dy, false)).join('') +
      (close ? line('M1 5l4 -2.600M7 1.500l4 2.600', dark, 0.3, 0.5) : ''),
  };
};

/** Stands up and swallows the light, unless it leans. */
export const velvet: Weave = ({ base, random }) => {
  const size = 40;
  const pile = Array.from({ length: 90 }, () => {
    const length = random.between(0.6, 2);
    return around({ width: size, height: size }, [random.between(0, size), random.between(0, size)], (x, y) =>
      line(
        `M${x.toFixed(1)} ${y.toFixed(1)}v${length.toFixed(1)}`,
        random.chance(0.45) ? tint(base, lightness(base) < 0.3 ? 0.3 : 0.5) : shade(base, 0.7),
        0.7,
        0.24,
      ),
    );
  });
  return { width: size, height: size, body: pile.join('') };
};

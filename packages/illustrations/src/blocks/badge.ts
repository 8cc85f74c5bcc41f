import type { Point } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';

/** A printed emblem of no brand: a sun, hills, a star, as T-shirts wore them. */
export function badge(canvas: Canvas, [x, y]: Point, size: number): void {
  const { random } = canvas;
  const [a, b, c, d] = canvas.inks;
  const kind = random.int(0, 3);
  const bars = (count: number, width: number, top: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<path d="M${-width} ${top + i * 9}h${2 * width}" stroke="${[a, b, c, d][i % 4]}" stroke-width="6"/>`,
    ).join('');
  const star = (radius: number, color: string) => {
    const points = Array.from({ length: 10 }, (_, i) => {
      const r = i % 2 ? radius * 0.42 : radius;
      return `${(r * Math.sin((i * Math.PI) / 5)).toFixed(1)} ${(-r * Math.cos((i * Math.PI) / 5)).toFixed(1)}`;
    });
    return `<path d="M${points.join('L')}Z" fill="${color}"/>`;
  };
  const drawn = [
    `<circle r="${size}" fill="${b}"/><circle r="${size * 0.42}" cy="${-size * 0.2}" fill="${a}"/><path d="M${-size * 0.94} ${size * 0.34}Q${-size * 0.4} ${-size * 0.2} 0 ${size * 0.26}T${size * 0.96} ${size * 0.26}A${size} ${size} 0 0 1 ${-size * 0.94} ${size * 0.34}Z" fill="${c}"/><path d="M${-size * 0.8} ${size * 0.6}Q0 ${size * 0.3} ${size * 0.8} ${size * 0.6}" stroke="${a}" stroke-width="4" fill="none"/>`,
    `${bars(6, size * 1.05, -size * 0.1)}${star(size * 0.55, a)}`,
    [1, 0.78, 0.56, 0.34]
      .map(
        (r, i) =>
          `<path d="M${-size * r} ${size * 0.4}A${size * r} ${size * r} 0 0 1 ${size * r} ${size * 0.4}Z" fill="${[a, b, c, d][i]}"/>`,
      )
      .join('') +
      `<path d="M${-size} ${size * 0.56}h${2 * size}M${-size * 0.7} ${size * 0.72}h${1.4 * size}" stroke="${a}" stroke-width="5"/>`,
    `<path d="M${-size} ${-size * 0.5}L${size} ${-size * 0.5}L0 ${size}Z" fill="${b}"/><path d="M${-size * 0.66} ${-size * 0.32}L${size * 0.66} ${-size * 0.32}L0 ${size * 0.66}Z" fill="${a}"/><g transform="translate(0 -4)">${star(size * 0.3, c)}</g>`,
  ][kind];
  const cracks = Array.from(
    { length: 26 },
    () =>
      `M${random.between(-size, size).toFixed(0)} ${random.between(-size * 0.7, size * 0.8).toFixed(0)}l${random.between(-7, 7).toFixed(1)} ${random.between(-5, 5).toFixed(1)}l${random.between(-5, 5).toFixed(1)} ${random.between(2, 6).toFixed(1)}`,
  ).join('');
  canvas.raw(
    `<g transform="translate(${x} ${y})">${drawn}<path d="${cracks}" fill="none" stroke="${canvas.base}" stroke-width="1.2"/></g>`,
  );
  canvas.spot('button', [x, y]);
}

import type { Random } from './random.ts';

/** A flower seen from above, its petals a little unlike each other. */
export function bloom(radius: number, petal: string, heart: string, random: Random): string {
  const petals = random.pick([5, 5, 6]);
  const shape = Array.from({ length: petals }, (_, index) => {
    const angle = ((index + random.between(-0.12, 0.12)) * 360) / petals;
    const length = radius * random.between(0.88, 1.1);
    const half = radius * random.between(0.36, 0.46);
    return `<path transform="rotate(${angle.toFixed(0)})" d="M0 0C${(-half * 1.3).toFixed(1)} ${(-length * 0.5).toFixed(1)} ${(-half).toFixed(1)} ${(-length).toFixed(1)} 0 ${(-length).toFixed(1)}C${half.toFixed(1)} ${(-length).toFixed(1)} ${(half * 1.3).toFixed(1)} ${(-length * 0.5).toFixed(1)} 0 0Z" fill="${petal}"/>`;
  }).join('');
  const veins =
    radius > 8
      ? `<path d="M0 0L0 ${(-radius * 0.6).toFixed(1)}M0 0L${(radius * 0.55).toFixed(1)} ${(radius * 0.3).toFixed(1)}M0 0L${(-radius * 0.5).toFixed(1)} ${(radius * 0.35).toFixed(1)}" stroke="${heart}" stroke-width=".8" stroke-opacity=".6"/>`
      : '';
  return `${shape}${veins}<circle r="${(radius * 0.27).toFixed(1)}" fill="${heart}"/>`;
}

export const leaf = (length: number, color: string): string =>
  `<path d="M0 0C${length * 0.5} ${-length * 0.4} ${length * 0.4} ${-length} 0 ${-length * 1.3}C${-length * 0.35} ${-length * 0.9} ${-length * 0.35} ${-length * 0.4} 0 0Z" fill="${color}" fill-opacity=".9"/>`;

export const sprig = (length: number, stem: string, bud: string): string =>
  `<path d="M0 ${length}Q${length * 0.3} 0 0 ${-length}M0 ${length * 0.3}L${length * 0.5} ${-length * 0.3}M0 0L${-length * 0.45} ${-length * 0.5}" fill="none" stroke="${stem}" stroke-width="${Math.max(0.9, length * 0.13).toFixed(1)}"/>` +
  [
    [0, -length],
    [length * 0.55, -length * 0.35],
    [-length * 0.5, -length * 0.55],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${(length * 0.2).toFixed(1)}" fill="${bud}"/>`)
    .join('');

/** A leopard's spot: a broken ring around a darker ground. */
export function rosette(radius: number, ink: string, ground: string, random: Random): string {
  const start = random.between(0, 360);
  const arcs = [0, 118, 236].map((turn) => {
    const length = random.between(65, 100);
    return `<path transform="rotate(${(start + turn).toFixed(0)})" d="M0 ${-radius}A${radius} ${radius * 0.9} 0 0 1 ${(radius * Math.sin((length * Math.PI) / 180)).toFixed(1)} ${(-radius * Math.cos((length * Math.PI) / 180)).toFixed(1)}" fill="none" stroke="${ink}" stroke-width="${random.between(2.4, 3.6).toFixed(1)}" stroke-linecap="round"/>`;
  });
  return `<circle r="${(radius * 0.8).toFixed(1)}" fill="${ground}" fill-opacity=".5"/>${arcs.join('')}`;
}

export const paisleyDrop = (size: number, fill: string, line: string, heart: string): string => {
  const drop = (k: number) =>
    `M0 ${-size * k}C${size * 0.75 * k} ${-size * 0.7 * k} ${size * 0.75 * k} ${size * 0.55 * k} 0 ${size * 0.6 * k}C${-size * 0.7 * k} ${size * 0.55 * k} ${-size * 0.6 * k} ${-size * 0.35 * k} ${-size * 0.1 * k} ${-size * 0.45 * k}C${size * 0.1 * k} ${-size * 0.6 * k} ${size * 0.1 * k} ${-size * 0.8 * k} 0 ${-size * k}Z`;
  return `<path d="${drop(1)}" fill="${fill}"/><path d="${drop(0.72)}" fill="none" stroke="${line}" stroke-width="1.6"/><path d="${drop(0.36)}" fill="${heart}"/>`;
};

import type { Plane } from './plane.ts';

/** Pixels, at 512 across, by which the steepest fold moves the pattern that lies on it. */
const REACH = 4.5;
const STEEPEST = 0.1;

/**
 * Moves the colours along the slopes of the folds, so that stripes and flowers bend where the cloth does. The outline
 * stays: a place whose source lies outside the garment keeps its own colour.
 */
export function bend(ink: Buffer, width: number, height: number, folds: Plane): Buffer {
  const [across, down] = folds.slopes();
  const columns = [across.columns(width), down.columns(width)] as const;
  const out = Buffer.from(ink);
  const scale = (REACH * width) / 512 / STEEPEST;
  const most = (REACH * width) / 512;
  const limited = (value: number) => (value > most ? most : value < -most ? -most : value);
  for (let y = 1; y < height - 1; y++) {
    const v = (y + 0.5) / height;
    const dxs = across.row(v, columns[0]);
    const dys = down.row(v, columns[1]);
    for (let x = 1; x < width - 1; x++) {
      const i = (y * width + x) * 4;
      if (ink[i + 3]! < 255) continue;
      const dx = limited(dxs[x]! * scale);
      // Cloth hangs down: a fold running across lifts the pattern, a fold running down also drops it a little.
      const dy = limited(dys[x]! * scale + dxs[x]! * scale * 0.6);
      if (dx * dx + dy * dy < 0.16) continue;
      const sx = Math.min(width - 1.001, Math.max(0, x + dx));
      const sy = Math.min(height - 1.001, Math.max(0, y + dy));
      const left = sx | 0;
      const top = sy | 0;
      const a = (top * width + left) * 4;
      const c = a + width * 4;
      if (ink[a + 3]! < 255 || ink[a + 7]! < 255 || ink[c + 3]! < 255 || ink[c + 7]! < 255) continue;
      const u = sx - left;
      const w = sy - top;
      const ua = (1 - u) * (1 - w);
      const ub = u * (1 - w);
      const uc = (1 - u) * w;
      const ud = u * w;
      for (let k = 0; k < 3; k++)
        out[i + k] = ink[a + k]! * ua + ink[a + 4 + k]! * ub + ink[c + k]! * uc + ink[c + 4 + k]! * ud + 0.5;
    }
  }
  return out;
}

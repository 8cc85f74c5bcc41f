import type { Illustration, Kind } from '../illustration.ts';

const SHOULDERED: ReadonlySet<Kind> = new Set(['dress', 'jacket', 'coat', 'jumper', 'shirt', 'tshirt']);
const WAISTED: ReadonlySet<Kind> = new Set(['jeans', 'skirt', 'shorts']);

/** A listing's place in the order in which listings were made; its seed is its number in base 36. */
export function orderOf({ seed }: Illustration): number {
  const order = Number.parseInt(seed, 36);
  return Number.isSafeInteger(order) ? order : 0;
}

/** What a garment hangs from, or null for one that lies or stands. Three listings of five hang, where their kind can. */
export function hungFrom(illustration: Illustration): 'shoulders' | 'waist' | null {
  const step = orderOf(illustration) % 5;
  if (step === 1 || step === 4) return null;
  if (SHOULDERED.has(illustration.kind)) return 'shoulders';
  return WAISTED.has(illustration.kind) ? 'waist' : null;
}

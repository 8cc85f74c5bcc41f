import type { Kind, Material } from './illustration.ts';
import { hairy, knit } from './weaves/knits.ts';
import { felt, leather, suede } from './weaves/skins.ts';
import type { Tile, Weave, Yarn } from './weaves/tile.ts';
import {
  canvas,
  corduroy,
  denim,
  flannel,
  linen,
  poplin,
  ripstop,
  satin,
  straw,
  tweed,
  velvet,
} from './weaves/wovens.ts';

const KNITTED: ReadonlySet<Material> = new Set(['wool', 'cashmere', 'mohair', 'acrylic']);
const isKnit = (kind: Kind, material: Material): boolean =>
  kind === 'jumper' || ((kind === 'scarf' || kind === 'hat') && KNITTED.has(material));

/** Cloth whose structure shows from arm's length. */
const FAR: Partial<Record<Material, Weave>> = {
  denim,
  corduroy,
  linen,
  tweed,
  canvas,
  straw,
  suede,
};

/** Every other cloth shows its threads or its grain only up close. */
const CLOSE: Partial<Record<Material, Weave>> = {
  cotton: poplin,
  viscose: poplin,
  polyester: poplin,
  silk: satin,
  wool: flannel,
  cashmere: felt,
  mohair: hairy(1.7, 60),
  acrylic: flannel,
  leather,
  velvet,
  nylon: ripstop,
  flannel,
  felt,
  jersey: knit(0.55),
};

/** What the cloth is made of, seen from arm's length, or thread by thread in a close view. */
export function weave(kind: Kind, material: Material, yarn: Yarn): Tile | null {
  if (isKnit(kind, material)) {
    const knitted = material === 'mohair' ? hairy(1.7, 50) : material === 'cashmere' ? knit(0.95) : knit(1.3);
    return knitted(yarn);
  }
  const woven = FAR[material] ?? (yarn.close ? CLOSE[material] : undefined);
  return woven?.(yarn) ?? null;
}

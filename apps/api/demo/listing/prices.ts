import type { Material } from '@patine/illustrations';
import type { Random } from '@patine/illustrations';

const MATERIAL: Partial<Record<Material, number>> = {
  cashmere: 1.75,
  silk: 1.45,
  leather: 1.4,
  suede: 1.25,
  tweed: 1.2,
  mohair: 1.25,
  wool: 1.12,
  velvet: 1.1,
  linen: 1.08,
  polyester: 0.8,
  acrylic: 0.72,
  nylon: 0.9,
};
const CONDITION: Readonly<Record<string, number>> = {
  neuf: 1.3,
  tresBonEtat: 1,
  bonEtat: 0.84,
  etatCorrect: 0.62,
};
const FAMILY: Readonly<Record<string, number>> = {
  archive: 1.5,
  vintage: 1.1,
  upcycled: 1.15,
  new_but_green: 1.1,
  second_hand: 0.85,
  imperfect: 0.6,
};

export interface Priced {
  price: string;
  sale: string;
}

const euros = (value: number): string => `${value}.00 EUR`;

/** Rounds to whole euros below 100, to multiples of five above. */
const round = (value: number): number => (value < 100 ? Math.round(value) : Math.round(value / 5) * 5);

export function priceOf(
  start: number,
  worth: number,
  material: Material,
  condition: string,
  family: string,
  kids: boolean,
  random: Random,
): Priced {
  const full =
    start *
    worth *
    (MATERIAL[material] ?? 1) *
    CONDITION[condition]! *
    FAMILY[family]! *
    (kids ? 0.55 : 1) *
    random.between(0.88, 1.14);
  const price = Math.max(8, round(full));
  if (!random.chance(0.2)) return { price: euros(price), sale: '' };
  const cut = random.weighted([
    [0.1, 2],
    [0.15, 3],
    [0.2, 4],
    [0.25, 3],
    [0.3, 3],
    [0.4, 2],
    [0.5, 1],
  ]);
  const sale = Math.max(5, Math.round(price * (1 - cut)));
  return { price: euros(price), sale: sale < price ? euros(sale) : '' };
}

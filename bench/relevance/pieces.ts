import type { Conditions } from './judgement.ts';

/** Kinds of garment, by the last level of their category. */
export const DRESS = { kind: 'dresses' } satisfies Conditions;
export const SKIRT = { kind: 'skirts' } satisfies Conditions;
export const TROUSERS = { kind: 'trousers-and-jeans' } satisfies Conditions;
export const JEANS = { ...TROUSERS, material: 'denim' } satisfies Conditions;
export const JACKET = { kind: 'jackets-and-coats' } satisfies Conditions;
export const KNIT = { kind: 'knitwear' } satisfies Conditions;
export const SHIRT = { kind: 'shirts' } satisfies Conditions;
export const SHORTS = { kind: 'shorts' } satisfies Conditions;
export const TEE = { kind: 't-shirts' } satisfies Conditions;
export const SHOES = { kind: 'shoes' } satisfies Conditions;
export const BAG = { kind: 'bags' } satisfies Conditions;
export const HATS = { kind: 'hats' } satisfies Conditions;
export const SCARF = { kind: 'scarves' } satisfies Conditions;

export const BLUES = ['bleu-clair', 'bleu-moyen', 'bleu-fonce'] as const;

import type { Measures, Product } from '../../features/catalogue/product.query.ts';

/** Measures of the piece, laid flat; empty if none were taken. */
export const measuresOf = ({ variants }: Product): Measures => variants[0]?.internationalMeasures ?? [];

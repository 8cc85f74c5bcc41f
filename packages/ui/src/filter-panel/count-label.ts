import type { IntlShape } from 'react-intl';

export type CountLabel = {
  /** `1 204` */
  number: string;
  /** `pièces` */
  word: string;
};

/** By language: a filter panel counts a hundred times a page, and composing the words costs more than the rest. */
const known = new WeakMap<IntlShape, Map<number, CountLabel>>();
const MOST = 5000;

/** A count of pieces in words, made once for each count. */
export function countLabel(intl: IntlShape, count: number): CountLabel {
  const counts = known.get(intl) ?? new Map<number, CountLabel>();
  known.set(intl, counts);
  const pieces = counts.get(count) ?? {
    number: intl.formatNumber(count),
    word: intl.formatMessage({ id: 'ui.filter-panel.pieces' }, { count }),
  };
  if (counts.size < MOST) counts.set(count, pieces);
  return pieces;
}

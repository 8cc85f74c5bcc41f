import type { IntlShape } from 'react-intl';

export type CountLabel = {
  /** Formatted number: `1 204` */
  number: string;
  /** Noun: `pièces` */
  word: string;
};

/** Cache by language. A filter panel has about a hundred counts, and formatting them costs more than the rest. */
const labelsByLanguage = new WeakMap<IntlShape, Map<number, CountLabel>>();
const MOST = 5000;

/** Returns a number of products as text, cached by count. */
export function countLabel(intl: IntlShape, count: number): CountLabel {
  const counts = labelsByLanguage.get(intl) ?? new Map<number, CountLabel>();
  labelsByLanguage.set(intl, counts);
  const label = counts.get(count) ?? {
    number: intl.formatNumber(count),
    word: intl.formatMessage({ id: 'ui.filter-panel.pieces' }, { count }),
  };
  if (counts.size < MOST) counts.set(count, label);
  return label;
}

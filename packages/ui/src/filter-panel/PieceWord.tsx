import { useIntl, type IntlShape } from 'react-intl';

/** By language: a filter panel says the word two hundred times a page, and composing it costs more than the rest. */
const known = new WeakMap<IntlShape, Map<number, string>>();
const MOST = 5000;

function wordFor(intl: IntlShape, count: number): string {
  const words = known.get(intl) ?? new Map<number, string>();
  known.set(intl, words);
  const word = words.get(count) ?? intl.formatMessage({ id: 'ui.filter-panel.pieces' }, { count });
  if (words.size < MOST) words.set(count, word);
  return word;
}

export type PieceWordProps = {
  /** Pieces that are counted beside it. */
  count: number;
};

/** `piece` or `pieces`. */
export const PieceWord = ({ count }: PieceWordProps) => wordFor(useIntl(), count);

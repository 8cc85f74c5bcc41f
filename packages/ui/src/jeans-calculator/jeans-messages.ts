import type { Tightness } from '@patine/core';
import type { JeansQuestionNumber } from './jeans-answers.ts';

/** Message id of each question. */
export const questionIds: Record<JeansQuestionNumber, string> = {
  1: 'ui.jeans-calculator.size',
  2: 'ui.jeans-calculator.height',
  3: 'ui.jeans-calculator.fit',
  4: 'ui.jeans-calculator.colors',
};

export const tightnessIds: Record<Tightness, { name: string; text: string }> = {
  tight: { name: 'ui.jeans-calculator.tight', text: 'ui.jeans-calculator.tightText' },
  regular: { name: 'ui.jeans-calculator.regular', text: 'ui.jeans-calculator.regularText' },
  loose: { name: 'ui.jeans-calculator.loose', text: 'ui.jeans-calculator.looseText' },
};

export const colorIds = [
  ['bleu-clair', 'ui.jeans-calculator.lightBlue'],
  ['bleu-moyen', 'ui.jeans-calculator.mediumBlue'],
  ['bleu-fonce', 'ui.jeans-calculator.darkBlue'],
  ['noir', 'ui.jeans-calculator.black'],
  ['blanc', 'ui.jeans-calculator.white'],
  ['colored', 'ui.jeans-calculator.colored'],
  ['all', 'ui.jeans-calculator.all'],
] as const;

export function heightId(from: number | null, to: number | null): string {
  if (from === null) return 'ui.jeans-calculator.heightTo';
  return to === null ? 'ui.jeans-calculator.heightFrom' : 'ui.jeans-calculator.heightBetween';
}

import type { HeightRange, MeasurementSystem, Tightness } from '@patine/core';

export type JeansStep = 0 | 1 | 2 | 3 | 4;

export const LAST_STEP = 4;

export type JeansAnswers = {
  /** French size of trousers, as a whole number in text; empty before an answer. */
  size: string;
  heightRange: HeightRange | '';
  tightness: Tightness | '';
  /** Slugs of colours, or `colored` for all but the blues, white and black, or `all` for no choice. */
  colors: readonly string[];
  /** Where the answer is sent; may stay empty. */
  email: string;
};

export const noAnswers: JeansAnswers = { size: '', heightRange: '', tightness: '', colors: [], email: '' };

/** Centimetres that a range begins and ends with, from its name; null where it is open. */
export function heightBounds(range: HeightRange): { from: number | null; to: number | null } {
  const [first = '', second = ''] = range.split('-');
  if (first === 'under') return { from: null, to: Number(second) };
  return first === 'over' ? { from: Number(second), to: null } : { from: Number(first), to: Number(second) };
}

/** « 1,60 m » or « 5′3″ ». */
export function heightLabels(cm: number, system: MeasurementSystem, locale: string): string {
  if (system === 'METRIC') {
    return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cm / 100)}\u00a0m`;
  }
  const inches = Math.round(cm / 2.54);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

/** Whether the question of a step has its answer; the first step asks nothing. */
export function isAnswered(step: JeansStep, answers: JeansAnswers): boolean {
  if (step === 1) return answers.size !== '';
  if (step === 2) return answers.heightRange !== '';
  if (step === 3) return answers.tightness !== '';
  return step === 0 || answers.colors.length > 0;
}

/** « All colours » goes with no other: choosing one takes the other away. */
export function toggleColor(chosen: readonly string[], color: string): string[] {
  if (chosen.includes(color)) return chosen.filter((other) => other !== color);
  if (color === 'all') return ['all'];
  return [...chosen.filter((other) => other !== 'all'), color];
}

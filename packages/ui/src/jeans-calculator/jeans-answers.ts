import type { HeightRange, MeasurementSystem, Tightness } from '@patine/core';

/** Step 0 introduces the calculator above the first question; each further step is its question. */
export type JeansStep = 0 | 1 | 2 | 3 | 4;
export type JeansQuestionNumber = Exclude<JeansStep, 0>;

export const LAST_STEP = 4;

export type JeansAnswers = {
  /** French trouser size, an integer as text; empty before an answer. */
  size: string;
  heightRange: HeightRange | '';
  tightness: Tightness | '';
  /** Slugs of colours, `colored` for all but the blues, white and black, or `all` for any colour. */
  colors: readonly string[];
  /** Email address for the result; optional. */
  email: string;
};

export const noAnswers: JeansAnswers = { size: '', heightRange: '', tightness: '', colors: [], email: '' };

/** Returns the bounds of a range in centimetres, from its name; null for an open end. */
export function heightBounds(range: HeightRange): { from: number | null; to: number | null } {
  const [first = '', second = ''] = range.split('-');
  if (first === 'under') return { from: null, to: Number(second) };
  return first === 'over' ? { from: Number(second), to: null } : { from: Number(first), to: Number(second) };
}

/** Returns « 1,60 m » or « 5′3″ ». */
export function heightLabels(cm: number, system: MeasurementSystem, locale: string): string {
  if (system === 'METRIC') {
    return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cm / 100)}\u00a0m`;
  }
  const inches = Math.round(cm / 2.54);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

export const questionOf = (step: JeansStep): JeansQuestionNumber => (step === 0 ? 1 : step);

/** Returns true when a question is answered. */
export function isAnswered(question: JeansQuestionNumber, answers: JeansAnswers): boolean {
  if (question === 1) return answers.size !== '';
  if (question === 2) return answers.heightRange !== '';
  if (question === 3) return answers.tightness !== '';
  return answers.colors.length > 0;
}

/** Toggles a colour. The option for all colours excludes every other one. */
export function toggleColor(chosen: readonly string[], color: string): string[] {
  if (chosen.includes(color)) return chosen.filter((other) => other !== color);
  if (color === 'all') return ['all'];
  return [...chosen.filter((other) => other !== 'all'), color];
}

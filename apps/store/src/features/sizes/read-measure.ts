import { MEASURE_CM, type MeasurementSystem } from '@patine/core';

export const CM_PER_INCH = 2.54;

const perUnit: Record<MeasurementSystem, number> = { METRIC: 1, IMPERIAL: CM_PER_INCH };

/** Parses to centimetres, rounded to millimetres; null for empty input, 'BAD_FORMAT' for an invalid measure. */
export function readMeasure(text: string, system: MeasurementSystem): number | null | 'BAD_FORMAT' {
  const typed = text.trim();
  if (typed === '') return null;
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(typed)) return 'BAD_FORMAT';
  const value = Math.round(Number(typed.replace(',', '.')) * perUnit[system] * 10) / 10;
  return value >= MEASURE_CM.min && value <= MEASURE_CM.max ? value : 'BAD_FORMAT';
}

/** Displays a measure with one decimal. */
export const writeMeasure = (value: number | undefined, system: MeasurementSystem, locale: string): string =>
  value === undefined
    ? ''
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(
        value / perUnit[system],
      );

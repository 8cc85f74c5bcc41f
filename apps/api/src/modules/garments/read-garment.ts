import type { OwnedGarmentInput } from '@patine/contract/resolvers';
import { type GarmentMeasure, MEASURES_OF, MEASURE_CM, type OwnedGarment } from '@patine/core';

type GarmentFields = Record<string, 'EMPTY' | 'OUT_OF_BOUNDS' | 'UNKNOWN_VALUE'>;

const isWithin = (value: number) => value >= MEASURE_CM.min && value <= MEASURE_CM.max;

/** Validates a garment. Returns it rounded to the millimetre, or the error of each measurement. */
export function readGarment({
  kind,
  measures,
}: OwnedGarmentInput): { ok: true; value: OwnedGarment } | { ok: false; fields: GarmentFields } {
  if (measures.length === 0) return { ok: false, fields: { measures: 'EMPTY' } };
  const known = new Set<string>(MEASURES_OF[kind]);
  const fields: GarmentFields = {};
  const read: Partial<Record<GarmentMeasure, number>> = {};
  for (const { name, value } of measures) {
    if (!known.has(name)) fields[name] = 'UNKNOWN_VALUE';
    else if (!isWithin(value)) fields[name] = 'OUT_OF_BOUNDS';
    else read[name as GarmentMeasure] = Math.round(value * 10) / 10;
  }
  return Object.keys(fields).length > 0
    ? { ok: false, fields }
    : { ok: true, value: { kind, measures: read } };
}

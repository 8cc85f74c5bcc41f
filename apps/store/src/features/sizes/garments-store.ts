import { GARMENT_KINDS, MEASURES_OF, MEASURE_CM, type GarmentMeasure, type OwnedGarment } from '@patine/core';
import { garmentsText, rememberGarments } from './stored-garments.ts';

const isWithin = (value: unknown): value is number =>
  typeof value === 'number' && value >= MEASURE_CM.min && value <= MEASURE_CM.max;

/** Validates stored data, which may be from an older version or edited by hand. */
function readMeasures(kind: OwnedGarment['kind'], stored: unknown): OwnedGarment | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const measures = Object.fromEntries(
    MEASURES_OF[kind].flatMap((name): [GarmentMeasure, number][] => {
      const value = (stored as Record<string, unknown>)[name];
      return isWithin(value) ? [[name, value]] : [];
    }),
  );
  return Object.keys(measures).length > 0 ? { kind, measures } : null;
}

/** Garments of a visitor, stored in this browser only. */
export function storedGarments(): OwnedGarment[] {
  try {
    const stored = JSON.parse(garmentsText() || '{}') as Record<string, unknown>;
    return GARMENT_KINDS.flatMap((kind) => readMeasures(kind, stored[kind]) ?? []);
  } catch {
    return [];
  }
}

const write = (garments: readonly OwnedGarment[]) =>
  rememberGarments(
    garments.length === 0
      ? ''
      : JSON.stringify(Object.fromEntries(garments.map(({ kind, measures }) => [kind, measures]))),
  );

export const deleteStoredGarment = (kind: OwnedGarment['kind']) =>
  write(storedGarments().filter((stored) => stored.kind !== kind));

export const storeGarment = (garment: OwnedGarment) =>
  write([...storedGarments().filter(({ kind }) => kind !== garment.kind), garment]);

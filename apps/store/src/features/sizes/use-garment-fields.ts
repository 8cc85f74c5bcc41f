import {
  type GarmentKind,
  type GarmentMeasure,
  MEASURES_OF,
  type MeasurementSystem,
  type OwnedGarment,
} from '@patine/core';
import { useState } from 'react';
import { readMeasure, writeMeasure } from './read-measure.ts';

type Typed = Partial<Record<GarmentMeasure, string>>;

type GarmentFields = {
  kind: GarmentKind;
  /** Stored measurements. */
  garment: OwnedGarment | null;
  system: MeasurementSystem;
  locale: string;
};

/** Input state of the measurements; an untouched field shows the stored value. */
export function useGarmentFields({ kind, garment, system, locale }: GarmentFields) {
  const [typed, setTyped] = useState<Typed>({});
  const textOf = (name: GarmentMeasure) =>
    typed[name] ?? writeMeasure(garment?.measures[name], system, locale);
  const read = MEASURES_OF[kind].map((name) => {
    // An untouched field keeps its millimetres, although it displays fewer digits.
    const stored = typed[name] === undefined ? (garment?.measures[name] ?? null) : undefined;
    return { name, value: stored === undefined ? readMeasure(textOf(name), system) : stored };
  });
  const measures: OwnedGarment['measures'] = Object.fromEntries(
    read.flatMap(({ name, value }) => (typeof value === 'number' ? [[name, value]] : [])),
  );
  return {
    textOf,
    measures,
    isEmpty: Object.keys(measures).length === 0,
    /** Fields with invalid input, in display order. */
    wrong: read.flatMap(({ name, value }) => (value === 'BAD_FORMAT' ? [name] : [])),
    type: (name: GarmentMeasure, text: string) => setTyped({ ...typed, [name]: text }),
    /** Converts the input when the system changes. */
    convert: (from: MeasurementSystem, to: MeasurementSystem) =>
      setTyped(
        Object.fromEntries(
          Object.entries(typed).map(([name, text]) => {
            const value = readMeasure(text, from);
            return [name, typeof value === 'number' ? writeMeasure(value, to, locale) : text];
          }),
        ),
      ),
  };
}

import { MEASUREMENT_SYSTEMS, type MeasurementSystem } from '@patine/core';
import { useState } from 'react';
import { remember, remembered } from '../../lib/browser-storage.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';

const KEY = 'measurement-system';
const [USUAL] = MEASUREMENT_SYSTEMS;

const lastChoice = (): MeasurementSystem =>
  MEASUREMENT_SYSTEMS.find((system) => system === remembered(KEY)) ?? USUAL;

/** True if this browser shows other measures than the server. */
export const isSystemRemembered = () => lastChoice() !== USUAL;

/** Centimetres or inches, as chosen in this browser. */
export function useMeasurementSystem() {
  const before = useBrowserFact(lastChoice, USUAL);
  const [chosen, setChosen] = useState<MeasurementSystem | null>(null);
  const choose = (system: MeasurementSystem) => {
    remember(KEY, system === USUAL ? '' : system);
    setChosen(system);
  };
  return [chosen ?? before, choose] as const;
}

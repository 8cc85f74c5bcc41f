import { MEASUREMENT_SYSTEMS, type MeasurementSystem } from '@patine/core';
import { useState, useSyncExternalStore } from 'react';
import { remember, remembered } from '../../lib/browser-memory.ts';

const KEY = 'measurement-system';
const [USUAL] = MEASUREMENT_SYSTEMS;

const noNews = () => () => {};
const lastChoice = (): MeasurementSystem =>
  MEASUREMENT_SYSTEMS.find((system) => system === remembered(KEY)) ?? USUAL;
/** What the server writes is the same for everybody. */
const usual = () => USUAL;

/** Centimetres or inches, as this browser's visitor reads them. */
export function useMeasurementSystem() {
  const before = useSyncExternalStore(noNews, lastChoice, usual);
  const [chosen, setChosen] = useState<MeasurementSystem | null>(null);
  const choose = (system: MeasurementSystem) => {
    remember(KEY, system === USUAL ? '' : system);
    setChosen(system);
  };
  return [chosen ?? before, choose] as const;
}

import { useState } from 'react';
import { useNow } from '../use-now.ts';

const MINUTE_MS = 60_000;

/** The date that a preview shows: the chosen one, or else the present minute. */
export function usePreviewDate() {
  const [chosen, setChosen] = useState<string | null>(null);
  const now = useNow();
  const at = chosen ?? new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString();
  return { at, isChosen: chosen !== null, onChoose: setChosen };
}

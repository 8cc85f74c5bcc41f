import { useEffect, useState } from 'react';

export type ProgressPhase = 'hidden' | 'waiting' | 'running' | 'done' | 'failed';

/** A quick answer shows no bar. */
const throttleMs = 200;
/** The end stays in sight a moment. */
const hideMs = 500;

/** Where the bar stands, from whether something is under way and whether the last one failed. */
export function useProgressPhase(busy: boolean, failed: boolean): ProgressPhase {
  const [phase, setPhase] = useState<ProgressPhase>('hidden');
  const [wasBusy, setWasBusy] = useState(false);
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (busy) setPhase(phase === 'running' ? 'running' : 'waiting');
    else if (failed) setPhase('failed');
    else setPhase(phase === 'running' ? 'done' : 'hidden');
  }

  useEffect(() => {
    if (phase === 'hidden' || phase === 'running') return;
    const next = phase === 'waiting' ? 'running' : 'hidden';
    const timer = setTimeout(() => setPhase(next), phase === 'waiting' ? throttleMs : hideMs);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}

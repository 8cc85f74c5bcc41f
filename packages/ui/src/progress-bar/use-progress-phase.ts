import { useEffect, useState } from 'react';
import { LOADING_BAR_HIDE_MS, LOADING_BAR_THROTTLE_MS } from '../limits.ts';

export type ProgressPhase = 'hidden' | 'waiting' | 'running' | 'done' | 'failed';

/** Returns the phase of the bar from whether a request is pending and whether the last one failed. */
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
    // A fast response shows no bar, and the completed bar stays visible for a moment.
    const delay = phase === 'waiting' ? LOADING_BAR_THROTTLE_MS : LOADING_BAR_HIDE_MS;
    const timer = setTimeout(() => setPhase(next), delay);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}

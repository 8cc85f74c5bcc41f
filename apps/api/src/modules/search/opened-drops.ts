import type { Services } from '../../context.ts';
import { hasDropOpened } from './repository.ts';

/** Tells, each time it is asked, whether a drop has opened since the last time: its pieces are hidden until then. */
export function openedDrops({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  let looked = clock.now();
  return async () => {
    const now = clock.now();
    const hasOpened = await hasDropOpened(db, { after: looked, until: now });
    looked = now;
    return hasOpened;
  };
}

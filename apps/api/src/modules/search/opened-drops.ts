import type { Services } from '../../context.ts';
import { hasDropOpened } from './repository.ts';

/**
 * Returns a function that tells whether a drop has opened since its last call, so that its products must be indexed.
 */
export function openedDrops({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  let looked = clock.now();
  return async () => {
    const now = clock.now();
    const hasOpened = await hasDropOpened(db, { after: looked, until: now });
    looked = now;
    return hasOpened;
  };
}

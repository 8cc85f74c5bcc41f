import type { Services } from '../../context.ts';
import { enqueue, productsChanged } from '../outbox/index.ts';
import { productsOfOpenedDrops } from './repository.ts';

/**
 * Returns a function that announces the products of the drops that have opened since its last call, because searches hid
 * them until then. It returns their number.
 */
export function openedDrops({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  let announced = clock.now();
  return async () => {
    const now = clock.now();
    const references = await productsOfOpenedDrops(db, { after: announced, until: now });
    if (references.length > 0)
      await db.transaction(async (tx) => {
        await productsChanged(tx, references, now);
        // Query suggestions count them from now on.
        await enqueue(tx, 'catalogue.imported', {}, now);
      });
    announced = now;
    return references.length;
  };
}

import { LISTS_KEY, productKey, SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import type { PageChanges } from '../../plugins/page-changes.ts';
import type { Indexer } from './indexer.ts';

/** Announces what an index answers differently once it is written: a page rendered earlier would show the old answer. */
export const announceWritten = (indexer: Indexer, { announce }: PageChanges): Indexer => ({
  async products(references) {
    await indexer.products(references);
    if (references.length > 0) announce([...references.map(productKey), LISTS_KEY]);
  },
  async names() {
    await indexer.names();
    announce([LISTS_KEY]);
  },
  async sales() {
    await indexer.sales();
    announce([LISTS_KEY]);
  },
  async everything() {
    await indexer.everything();
    announce([SHOP_KEY]);
  },
});

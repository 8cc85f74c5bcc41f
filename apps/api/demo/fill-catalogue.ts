import type { Services } from '../src/context.ts';
import { hasProducts, importFeed } from '../src/modules/catalogue-import/index.ts';
import { dateDemoDrops } from './date-drops.ts';
import { demoEntries } from './feed-entries.ts';
import { storeDemoSellers } from './store-sellers.ts';

/** Imports the demo listings into an empty catalogue; null when the catalogue has products. */
export async function fillEmptyCatalogue(services: Pick<Services, 'db' | 'clock' | 'storage'>) {
  const { db, clock } = services;
  if (await hasProducts(db)) return null;
  // Comes first: products of sellers without an identity would stay pending.
  await storeDemoSellers(services);
  const summary = await importFeed(services, demoEntries(clock.now()), {
    photoFolders: [],
    dryRun: false,
    announce: false,
    isDemo: true,
    onIssue: (issue) => {
      throw new Error(`A demo listing is invalid: ${JSON.stringify(issue)}`);
    },
  });
  await dateDemoDrops(db, clock.now());
  return summary;
}

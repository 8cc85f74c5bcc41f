import type { Services } from '../../context.ts';
import { keepDemoSellers } from '../sellers/demo-sellers.ts';
import { dateDemoDrops } from './demo-drops.ts';
import { importFeed } from './import-feed.ts';
import { hasProducts } from './repository.ts';

/** Puts the demo pieces into a catalogue that has none; null when there are some. */
export async function fillEmptyCatalogue(services: Pick<Services, 'db' | 'clock' | 'config'>) {
  const { db, clock } = services;
  if (await hasProducts(db)) return null;
  // Pieces of sellers whose identity is not known would wait for it.
  await keepDemoSellers(services);
  // Drawing rules are many files: only a first start reads them.
  const { demoRows } = await import('./demo-rows.ts');
  const summary = await importFeed(services, demoRows(clock.now()), {
    photosFolder: null,
    dryRun: false,
    announce: false,
    isDemo: true,
    onIssue: (issue) => {
      throw new Error(`A demo listing is wrong: ${JSON.stringify(issue)}`);
    },
  });
  await dateDemoDrops(db, clock.now());
  return summary;
}

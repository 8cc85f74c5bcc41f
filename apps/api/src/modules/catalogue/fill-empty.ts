import type { Services } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { dateDemoDrops } from './demo-drops.ts';
import { importFeed } from './import/import-feed.ts';

/** Puts the demo pieces into a catalogue that has none. */
export async function fillEmptyCatalogue(services: Services) {
  const { db, clock, log } = services;
  const [any] = await db.select({ reference: products.reference }).from(products).limit(1);
  if (any) return;
  // Drawing rules are many files: only a first start reads them.
  const { demoRows } = await import('./import/demo-rows.ts');
  const summary = await importFeed(services, demoRows(), {
    photosFolder: null,
    dryRun: false,
    announce: false,
    onIssue: (issue) => log.error({ issue }, 'a demo listing is wrong'),
  });
  await dateDemoDrops(db, clock.now());
  log.info(summary, 'demo catalogue imported');
}

import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build.ts';
import { freePort } from '../preflight.ts';
import { fillDemoCatalogue, startShop } from '../shop.ts';
import type { Found, Proving } from './figures.ts';
import { scaled, unless } from './figures.ts';

/** Maximum number of pages of each kind; combinations of filters are endless, so only a few of them are visited. */
const MOST = 20_000;
const MAX_LISTS = 40;
const FAULTS_SHOWN = 20;

/** Copies the text, because a slice keeps the whole document in memory. */
const headOf = (html: string) => Buffer.from(html.slice(0, html.indexOf('</head>'))).toString();

/** Follows every link of the demo shop and validates each page. */
export async function crawlAll({ dataDir, scale }: Proving): Promise<Found> {
  build();
  const { crawl, kindOf } = await import('../../apps/store/e2e/steps/crawl.ts');
  const { htmlErrors, pageErrors, unansweredAlternates } =
    await import('../../apps/store/e2e/steps/page-errors.ts');
  const folder = path.join(dataDir, 'crawled');
  fillDemoCatalogue(folder);
  const port = await freePort(3600);
  const apiPort = await freePort(port + 1);
  const shop = await startShop({ port, apiPort, dataDir: folder, env: { LOG_LEVEL: 'error' } });
  try {
    const faults: string[] = [];
    const visits = await crawl({
      origin: shop.url,
      starts: ['/', '/en'],
      most: (kind) => scaled(kind.includes('?') && kind !== 'shop?brands' ? MAX_LISTS : MOST, scale),
      look: async (visit) => {
        faults.push(...pageErrors(visit, shop.url), ...(await htmlErrors(visit)));
        return { ...visit, html: headOf(visit.html) };
      },
    });
    faults.push(...unansweredAlternates(visits, shop.url));
    const kinds = new Set(visits.map(({ address }) => kindOf(address)));
    return {
      tried: `${visits.length} pages of ${kinds.size} kinds`,
      held: 'each is whole, valid, and known to the other language',
      wrong: [
        ...unless(visits.length > 20, `only ${visits.length} pages were found`),
        ...faults.slice(0, FAULTS_SHOWN),
      ],
    };
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

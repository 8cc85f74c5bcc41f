import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from '../scripts/build.ts';
import { chromiumPath } from '../scripts/chromium.ts';
import { freePort } from '../scripts/preflight.ts';
import { Stop, main, root } from '../scripts/root.ts';
import { fillDemoCatalogue, startShop } from '../scripts/shop.ts';

const HELP = `npm run acceptance [-- ID… | --walks | --tests | --reasons]
  Walks the statements of the specification, or those whose ids begin so, as 2 or 3.product.
  --walks leaves out those that a test of the tree proves, --tests runs these alone.
  --reasons lists what no shop can be asked to show, and tries nothing.
  ACCEPTANCE_SHOP=http://localhost:3000 with its DATA_DIR walks through a shop that is open already;
  it has to run with OPEN_GRAPHQL=1, DEV_MAIL=1 and ALERT_SECONDS=2.`;

const FLAGS = new Set(['--walks', '--tests', '--reasons', '--help']);

type Opened = { origin: string; dataDir: string; stop: () => Promise<void> };

/** Starts the shop to be tested: production build, demo catalogue, and a GraphQL endpoint that accepts any query. */
async function openShop(): Promise<Opened> {
  const given = process.env['ACCEPTANCE_SHOP'];
  if (given)
    return {
      origin: given,
      dataDir: path.resolve(process.env['DATA_DIR'] ?? 'data'),
      stop: async () => undefined,
    };
  const dataDir = path.join(root, '.cache', 'acceptance');
  rmSync(dataDir, { recursive: true, force: true });
  fillDemoCatalogue(dataDir);
  const port = await freePort(3700);
  const apiPort = await freePort(port + 1);
  const env = {
    OPEN_GRAPHQL: '1',
    DEV_MAIL: '1',
    ALERT_SECONDS: '2',
    LOG_LEVEL: 'error',
    MAX_LOOP_DELAY_MS: '0',
  };
  const shop = await startShop({ port, apiPort, dataDir, env });
  return { origin: shop.url, dataDir, stop: shop.stop };
}

await main(async () => {
  const words = process.argv.slice(2);
  const flags = words.filter((word) => word.startsWith('-'));
  const unknown = flags.find((flag) => !FLAGS.has(flag));
  if (unknown) throw new Stop(`Unknown option: ${unknown}.\n${HELP}`);
  if (flags.includes('--help')) throw new Stop(HELP);
  const has = (flag: string) => flags.includes(flag);

  // A shop that is already running keeps the build it was started with.
  build(process.env['ACCEPTANCE_SHOP'] ? ['contract'] : undefined);
  // Imported lazily, because it imports generated code.
  const { chosen } = await import('./table.ts');
  const { report } = await import('./report.ts');
  const sections = chosen(words.filter((word) => !word.startsWith('-'))).map((section) => ({
    ...section,
    statements: section.statements.filter(
      ({ proof }) => !(has('--walks') && 'tests' in proof) && !(has('--tests') && 'walk' in proof),
    ),
  }));
  const all = sections.flatMap(({ statements }) => statements);
  if (all.length === 0) throw new Stop(`No statement matches.\n${HELP}`);
  if (has('--reasons')) {
    for (const { id, says, proof } of all)
      if ('reason' in proof) console.log(`${id}  ${says}\n    ${proof.reason}`);
    return;
  }

  const executablePath = chromiumPath();
  const outcomes = [];
  if (all.some(({ proof }) => 'walk' in proof)) {
    const { runWalks } = await import('./run-walks.ts');
    const { visitorOf } = await import('./visit.ts');
    const shop = await openShop();
    // Steps shared with the browser journeys run operator commands on this shop's data.
    process.env['JOURNEYS_DATA'] = shop.dataDir;
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const visitors = (['fr', 'en'] as const).map((language) => visitorOf(shop.origin, browser, language));
    try {
      outcomes.push(
        ...(await runWalks(all, visitors, ({ id, proved, why }) =>
          console.log(proved ? `✓ ${id}` : `✗ ${id}: ${why}`),
        )),
      );
    } finally {
      for (const visitor of visitors) await visitor.end();
      await browser.close();
      await shop.stop();
    }
  }
  if (all.some(({ proof }) => 'tests' in proof)) {
    const { runTests } = await import('./run-tests.ts');
    const folder = path.join(root, '.cache', 'reports');
    mkdirSync(folder, { recursive: true });
    outcomes.push(...(await runTests(all, { folder, chromium: executablePath, port: await freePort(3720) })));
  }

  const { lines, passed, failed } = report(sections, outcomes);
  console.log(['', ...lines, `${passed} passed, ${failed} failed`].join('\n'));
  process.exit(failed > 0 ? 1 : 0);
});

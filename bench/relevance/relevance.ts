import { existsSync, writeFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../packages/core/src/index.ts';
import { realSellers } from '../../apps/store/e2e/real-sellers.ts';
import { freePort } from '../../scripts/preflight.ts';
import { root } from '../../scripts/root.ts';
import { fillDemoCatalogue, marketplace, startShop } from '../../scripts/shop.ts';
import { searchShop, readRecords } from './search-shop.ts';
import { ENGLISH } from './english.ts';
import { ENGLISH_FOURTH } from './english-fourth.ts';
import { ENGLISH_HELD_OUT } from './english-held-out.ts';
import { ENGLISH_THIRD } from './english-third.ts';
import { FRENCH } from './french.ts';
import { FRENCH_FOURTH } from './french-fourth.ts';
import { FRENCH_HELD_OUT } from './french-held-out.ts';
import { FRENCH_THIRD } from './french-third.ts';
import type { JudgedSet } from './judgement.ts';
import { catalogueOf, judgeList, type Verdict } from './score.ts';

const SETS: Readonly<Record<string, Readonly<Record<Locale, JudgedSet>>>> = {
  first: { fr: FRENCH, en: ENGLISH },
  'held out': { fr: FRENCH_HELD_OUT, en: ENGLISH_HELD_OUT },
  third: { fr: FRENCH_THIRD, en: ENGLISH_THIRD },
  fourth: { fr: FRENCH_FOURTH, en: ENGLISH_FOURTH },
};

/** A feed outside the checkout: real listings are measured where they are. */
const REAL_FEED = path.resolve(root, '../shared/catalogue/feed.csv');

export type Answer = Verdict & { topic: string; text: string; total: number; shown: readonly string[] };
export type Judgement = { catalogue: string; set: string; locale: Locale; responses: readonly Answer[] };

function fillReal(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const sellers = path.join(dataDir, 'sellers.json');
  writeFileSync(sellers, JSON.stringify(realSellers()));
  // Comes first: products of a seller without an identity are not for sale.
  marketplace(['sellers', 'import', sellers], { DATA_DIR: dataDir });
  marketplace(['catalogue', 'import', REAL_FEED], { DATA_DIR: dataDir });
}

/** Asks every set of questions in a shop with the demo catalogue, and in one with real listings where there are any. */
export async function benchRelevance(): Promise<Judgement[]> {
  const fillings = { demo: fillDemoCatalogue, ...(existsSync(REAL_FEED) ? { real: fillReal } : {}) };
  const judgements: Judgement[] = [];
  for (const [catalogue, fill] of Object.entries(fillings)) {
    const dataDir = path.join(root, '.cache', `relevance-${catalogue}`);
    // Imported anew, because the import decides what records have.
    rmSync(dataDir, { recursive: true, force: true });
    fill(dataDir);
    const port = await freePort(3500);
    const shop = await startShop({
      port,
      apiPort: await freePort(port + 1),
      dataDir,
      env: { LOG_LEVEL: 'error', DEV_MAIL: '1' },
    });
    try {
      for (const [set, byLocale] of Object.entries(SETS))
        for (const locale of LOCALES)
          judgements.push({
            catalogue,
            set,
            locale,
            responses: await searchAll(shop, locale, byLocale[locale]),
          });
    } finally {
      await shop.stop();
    }
  }
  return judgements;
}

async function searchAll(
  { url, apiUrl }: { url: string; apiUrl: string },
  locale: Locale,
  set: JudgedSet,
): Promise<Answer[]> {
  const records = await readRecords(apiUrl, locale);
  const catalogue = catalogueOf(records);
  const bySlug = new Map(records.map((record) => [record.slug, record]));
  const responses: Answer[] = [];
  for (const [topic, questions] of Object.entries(set)) {
    for (const question of questions) {
      const shown = await searchShop({ url, locale, bySlug }, question.text);
      responses.push({
        topic,
        text: question.text,
        total: shown.total,
        shown: shown.records.slice(0, 3).map(({ name }) => name),
        ...judgeList(question, shown, catalogue),
      });
    }
  }
  return responses;
}

import { type CatalogueSitemap, SITEMAP_PART_SIZE } from '@patine/contract/rest/seo';
import type { Services } from '../../context.ts';
import {
  categoryLevels,
  type Change,
  newestByBrand,
  newestByCategory,
  newestByPart,
  newestBySeller,
} from '../catalogue/index.ts';

/** Cache lifetime: each computation reads every product. */
const FRESH_MS = 300_000;

const iso = (instant: string) => new Date(instant).toISOString();

/** Adds parent categories: their change time is the latest of their subcategories. */
function allLevels(leaves: readonly Change<string>[]) {
  const newest = new Map<string, string>();
  for (const { key, changedAt } of leaves)
    for (const slug of categoryLevels(key)) {
      const known = newest.get(slug);
      if (known === undefined || new Date(known) < new Date(changedAt)) newest.set(slug, changedAt);
    }
  return [...newest].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * All sitemap parts, categories, brands and sellers with their last change. Cached; concurrent calls share one
 * computation.
 */
export function catalogueSitemap({ readReplica, clock }: Pick<Services, 'readReplica' | 'clock'>) {
  let cached: { at: number; answer: Promise<CatalogueSitemap> } | null = null;

  async function look(): Promise<CatalogueSitemap> {
    const now = clock.now();
    const parts = await newestByPart(readReplica, SITEMAP_PART_SIZE, now);
    const categories = allLevels(await newestByCategory(readReplica, now));
    const brands = await newestByBrand(readReplica, now);
    const sellers = await newestBySeller(readReplica, now);
    return {
      parts: parts.map(({ key, changedAt }) => ({ part: key, changedAt: iso(changedAt) })),
      categories: categories.map(([slug, changedAt]) => ({ slug, changedAt: iso(changedAt) })),
      brands: brands.map(({ key, changedAt }) => ({ slug: key, changedAt: iso(changedAt) })),
      sellers: sellers.map(({ key, changedAt }) => ({ slug: key, changedAt: iso(changedAt) })),
    };
  }

  return (): Promise<CatalogueSitemap> => {
    const now = clock.now().getTime();
    if (cached && now - cached.at <= FRESH_MS) return cached.answer;
    const mine = { at: now, answer: look() };
    cached = mine;
    mine.answer.catch(() => {
      if (cached === mine) cached = null;
    });
    return mine.answer;
  };
}

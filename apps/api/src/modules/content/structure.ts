import type { Drop, Navigation, PageInfo, ShopDictionary } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { readDictionary } from '../catalogue/dictionary.ts';
import { readBody, readDrops } from './content-repository.ts';
import type { PageName } from './read-files.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** A page of the shop with the drops of the moment; null when none is published. */
export async function pageInfo(
  { db, clock }: Sources,
  name: PageName,
  locale: Locale,
): Promise<PageInfo | null> {
  const page = (await readBody(db, 'page', name, locale)) as Omit<PageInfo, 'drops'> | null;
  return page && { ...page, drops: await readDrops(db, locale, clock.now()) };
}

/** The entry tagged `drops` lists those under way, and is gone while there is none. */
const withDrops = (navigation: Navigation, drops: readonly Drop[]): Navigation => {
  const live = drops.filter(({ isLaunched }) => isLaunched);
  return {
    ...navigation,
    navBar: navigation.navBar.flatMap((entry) => {
      if (!entry.tags?.includes('drops')) return [entry];
      const children = live.map(({ name, path, trackingId }) => ({
        label: name,
        path,
        ...(trackingId ? { trackingId } : {}),
      }));
      return children.length > 0 ? [{ ...entry, children }] : [];
    }),
  };
};

export async function navigation({ db, clock }: Sources, locale: Locale): Promise<Navigation | null> {
  const stored = (await readBody(db, 'navigation', 'main', locale)) as Navigation | null;
  return stored && withDrops(stored, await readDrops(db, locale, clock.now()));
}

/** Names of every filter's values, in order. */
export async function shopDictionary({ db }: Sources, locale: Locale): Promise<ShopDictionary> {
  const entries = await readDictionary(db, locale);
  const byFacet = Map.groupBy(entries, ({ facet }) => facet);
  return {
    facetValues: Object.fromEntries(
      [...byFacet].map(([facet, values]) => [facet, values.map(({ slug, name }) => ({ slug, name }))]),
    ),
  };
}

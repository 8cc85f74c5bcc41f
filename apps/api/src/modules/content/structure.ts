import type { CategoryTexts, HelloBar, NAVIGATION_NAMES, Seo } from '@patine/contract/content/shop-documents';
import type {
  Drop,
  DropInfo,
  Navigation,
  NavigationInfo,
  PageInfo,
  ShopDictionary,
} from '@patine/contract/content/structure';
import { type Locale, money, slugify } from '@patine/core';
import type { Services } from '../../context.ts';
import { readAliases, readDictionary } from '../catalogue/index.ts';
import { tariff } from '../delivery/index.ts';
import { paymentOptions } from '../payment-providers/index.ts';
import { contributionOf } from '../returns/index.ts';
import type { Kind, PageName } from './check-document.ts';
import { shownBody } from './published-repository.ts';
import { withoutEmptyLists } from './empty-list-links.ts';
import { fillPayment } from './payment-placeholders.ts';
import { withFraming } from './pictures/framing.ts';
import { readDropInfo, readDropInfos, readDrops } from './drops-repository.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'config'>;

/** Reads a published document. `T` must match its kind; the body was validated when it was written. */
const shown = async <T>({ db, clock, config }: Sources, kind: Kind, name: string, locale: Locale) =>
  fillPayment((await shownBody(db, { kind, name, locale }, clock.now())) as T | null, config, locale);

/** Returns a page of the shop with the current and upcoming drops; null when it is not published. */
export async function pageInfo(sources: Sources, name: PageName, locale: Locale): Promise<PageInfo | null> {
  const page = await shown<Omit<PageInfo, 'drops'>>(sources, 'page', name, locale);
  if (!page) return null;
  const links = await withoutEmptyLists(sources.db, page);
  const drops = await readDrops(sources.db, locale, sources.clock.now());
  return withFraming(sources.db, { ...links, drops });
}

/** Returns a drop with what its page tells; null when there is none. */
export const dropInfo = async (
  { db, clock }: Sources,
  slug: string,
  locale: Locale,
): Promise<DropInfo | null> =>
  // Text that is no slug matches no drop, and may contain characters that PostgreSQL rejects (NUL).
  slug === slugify(slug) ? withFraming(db, await readDropInfo(db, slug, locale, clock.now())) : null;

/** Returns the current, upcoming and last drops with what their pages tell. */
export const dropInfos = async ({ db, clock }: Sources, locale: Locale): Promise<DropInfo[]> =>
  withFraming(db, await readDropInfos(db, locale, clock.now()));

function shownBar(bar: HelloBar | null): Navigation['helloBar'] {
  if (!bar || bar.text.trim() === '') return null;
  const { publishAt: _from, expireAt: _until, ...words } = bar;
  return words;
}

/** Pictures that fit beside the names of the drops. */
const DROP_SHORTCUTS = 4;

/** Fills the menu entry tagged `drops` with the launched drops and their pictures; removes it when there are none. */
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
      const shortcuts = live
        .flatMap(({ name, path, image }) => (image ? [{ label: name, path, imageUrl: image }] : []))
        .slice(0, DROP_SHORTCUTS);
      if (children.length === 0) return [];
      return [{ ...entry, children, ...(shortcuts.length > 0 ? { shortcuts } : {}) }];
    }),
  };
};

type NavigationName = (typeof NAVIGATION_NAMES)[number];
/** A part of the header and footer that takes the place of the published one. */
export type NavigationDraft = { name: NavigationName; shown: unknown };

/** Returns header and footer, and what search engines show of the store's own pages; null when no menu is published. */
export async function navigation(
  sources: Sources,
  locale: Locale,
  draft?: NavigationDraft,
): Promise<NavigationInfo | null> {
  const part = <T>(name: NavigationName): Promise<T | null> | T =>
    draft?.name === name
      ? fillPayment(draft.shown as T, sources.config, locale)
      : shown<T>(sources, 'navigation', name, locale);
  const [menu, footer, helloBar, seo] = await Promise.all([
    part<Pick<Navigation, 'navBar' | 'logo' | 'app'>>('main'),
    part<Pick<Navigation, 'contact' | 'social' | 'legal' | 'footerNav'>>('footer'),
    part<HelloBar>('hello-bar'),
    shown<Seo>(sources, 'texts', 'seo', locale),
  ]);
  if (!menu) return null;
  const stored = { ...menu, footerNav: [], ...footer, helloBar: shownBar(helloBar) };
  const links = await withFraming(sources.db, await withoutEmptyLists(sources.db, stored));
  return {
    ...withDrops(links, await readDrops(sources.db, locale, sources.clock.now())),
    returnFee: money(contributionOf(tariff.homeCountry).parcel),
    payment: paymentOptions(sources.config, locale),
    newsletterOptIn: sources.config.REGISTRATION_OPT_IN,
    ...(seo && Object.keys(seo).length > 0 ? { seo } : {}),
  };
}

/** Returns the ordered value names of every filter, and the texts about categories. */
export async function shopDictionary(sources: Sources, locale: Locale): Promise<ShopDictionary> {
  const [entries, aliases, categoryTexts] = await Promise.all([
    readDictionary(sources.db, locale),
    readAliases(sources.db),
    shown<CategoryTexts>(sources, 'texts', 'categories', locale),
  ]);
  const byFacet = Map.groupBy(entries, ({ facet }) => facet);
  return {
    facetValues: Object.fromEntries(
      [...byFacet].map(([facet, values]) => [facet, values.map(({ slug, name }) => ({ slug, name }))]),
    ),
    ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
    ...(categoryTexts ? { categoryTexts } : {}),
  };
}

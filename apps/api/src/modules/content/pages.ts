import {
  type Alternates,
  type ArticleInfo,
  type Drop,
  PAGE_PATH,
  type PageInfo,
  type PageSummary,
} from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import type { PageName } from './check-document.ts';
import { namesUnder, readVersion, type VersionHead } from './content-repository.ts';
import { currentHeads, namesOnceUnder, shownBody } from './published-repository.ts';
import { withFraming } from './pictures/framing.ts';
import { readDrops } from './drops-repository.ts';
import { fillPayment } from './payment-placeholders.ts';
import { type Grant, mayShow } from '../editors/index.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'config'>;
type LivePage = VersionHead & { path: string };

const laterOf = (a: Date, b: Date | null) => (b && b > a ? b : a);

/** Returns the time from which a version has been visible. */
const shownSince = ({ publishedAt, publishAt, createdAt }: VersionHead) =>
  laterOf(publishedAt ?? createdAt, publishAt);

/** Returns the visible pages with a path of their own, in every language. */
async function livePages({ db, clock }: Sources): Promise<LivePage[]> {
  const now = clock.now();
  return (await currentHeads(db, 'page', now)).filter(
    (page): page is LivePage => page.path !== null && (page.expireAt === null || page.expireAt > now),
  );
}

const alternatesOf = (pages: readonly LivePage[], name: string): Alternates =>
  Object.fromEntries(pages.filter((page) => page.name === name).map(({ locale, path }) => [locale, path]));

const dropsFor = async (
  page: Omit<PageInfo, 'drops'>,
  { db, clock }: Sources,
  locale: Locale,
): Promise<Drop[]> =>
  page.zones.some(({ blocks, fallback }) =>
    [...blocks, ...(fallback ? [fallback] : [])].some(({ type }) => type === 'dropCarousel'),
  )
    ? readDrops(db, locale, clock.now())
    : [];

async function articleOf(
  sources: Sources,
  head: LivePage,
  shown: unknown,
  pages: readonly LivePage[],
): Promise<ArticleInfo> {
  const page = fillPayment(shown as Omit<PageInfo, 'drops'>, sources.config, head.locale);
  return withFraming(sources.db, {
    ...page,
    name: head.name,
    path: head.path,
    alternates: { ...alternatesOf(pages, head.name), [head.locale]: head.path },
    updatedAt: shownSince(head).toISOString(),
    drops: await dropsFor(page, sources, head.locale),
  });
}

/** Finds the visible page that was published under this path before it moved to another one. */
async function movedPage(
  { db, clock }: Sources,
  { path, locale }: Pick<LivePage, 'path' | 'locale'>,
  pages: readonly LivePage[],
) {
  const names = await namesOnceUnder(db, locale, path, clock.now());
  return names.map((name) => pages.find((page) => page.name === name)).find((page) => page !== undefined);
}

/** Returns the page under a URL path, or the page that has moved away from it; null when neither is visible. */
export async function article(sources: Sources, path: string, locale: Locale): Promise<ArticleInfo | null> {
  if (!PAGE_PATH.test(path)) return null;
  const pages = await livePages(sources);
  const own = pages.filter((page) => page.locale === locale);
  const head = own.find((page) => page.path === path) ?? (await movedPage(sources, { path, locale }, own));
  if (!head) return null;
  const key = { kind: 'page', name: head.name, locale } as const;
  const shown = await shownBody(sources.db, key, sources.clock.now());
  return shown === null ? null : articleOf(sources, head, shown, pages);
}

/** Returns a version of a page, published or not, when the grant allows it; otherwise null. */
export async function draftArticle(
  sources: Sources,
  { path, locale, version, grant }: { path: string; locale: Locale; version: number; grant: Grant },
): Promise<ArticleInfo | null> {
  if (!PAGE_PATH.test(path)) return null;
  const names = await namesUnder(sources.db, locale, path, version);
  const name = names.find((candidate) => mayShow(grant, candidate, locale));
  const draft = name && (await readVersion(sources.db, { kind: 'page', name, locale }, version));
  if (!draft) return null;
  const page = await articleOf(sources, { ...draft, path }, draft.shown, await livePages(sources));
  return { ...page, ...draftMark(draft) };
}

const draftMark = ({ publishedAt }: Pick<VersionHead, 'publishedAt'>): Pick<PageInfo, 'isDraft'> =>
  publishedAt === null ? { isDraft: true } : {};

/** Like draftArticle, for the pages whose URLs the store defines. */
export async function draftPageInfo(
  sources: Sources,
  { name, locale, version, grant }: { name: PageName; locale: Locale; version: number; grant: Grant },
): Promise<PageInfo | null> {
  if (!mayShow(grant, name, locale)) return null;
  const draft = await readVersion(sources.db, { kind: 'page', name, locale }, version);
  if (!draft) return null;
  const page = fillPayment(draft.shown as Omit<PageInfo, 'drops'>, sources.config, locale);
  const drops = await readDrops(sources.db, locale, sources.clock.now());
  return withFraming(sources.db, { ...page, ...draftMark(draft), drops });
}

/** Lists the visible pages of a language. */
export async function pageSummaries(sources: Sources, locale: Locale): Promise<PageSummary[]> {
  const pages = await livePages(sources);
  const summaries = pages
    .filter((page) => page.locale === locale)
    .map((page) => ({
      name: page.name,
      path: page.path,
      title: page.title,
      alternates: alternatesOf(pages, page.name),
      updatedAt: shownSince(page).toISOString(),
      ...(page.image ? { image: page.image } : {}),
    }));
  return withFraming(sources.db, summaries);
}

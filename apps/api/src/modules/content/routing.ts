import type { PageInfo, Routing } from '@patine/contract/content/structure';
import { type Locale, localeOf, localePrefix, referenceFromSlug } from '@patine/core';
import type { Services } from '../../context.ts';
import { categoryLevels, namesIn, productsByReference, readDictionary } from '../catalogue/index.ts';
import { article } from './pages.ts';
import { pageInfo } from './structure.ts';

const DESCRIPTION_LENGTH = 160;

const shorten = (text: string) =>
  text.length > DESCRIPTION_LENGTH ? `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…` : text;

const ofPage = (page: Pick<PageInfo, 'title' | 'description' | 'meta' | 'zones'>): Routing => ({
  title: page.title,
  description: page.description,
  meta: page.meta,
  components: page.zones.flatMap(({ blocks }) => blocks.map(({ type }) => type)),
});

async function ofCategory(services: Services, slug: string, locale: Locale): Promise<Routing | null> {
  const dictionary = await readDictionary(services.db, locale);
  if (!dictionary.some((entry) => entry.facet === 'categories' && entry.slug === slug)) return null;
  const nameOf = namesIn(dictionary);
  const names = categoryLevels(slug).map((level) => nameOf('categories', level));
  return { title: names.toReversed().join(', '), description: '', meta: {}, components: ['shop'] };
}

async function ofProduct(services: Services, slug: string, locale: Locale): Promise<Routing | null> {
  const reference = referenceFromSlug(slug);
  if (reference === null) return null;
  const viewer = { now: services.clock.now(), customerId: null };
  const product = (await productsByReference(services.db, [reference], locale, viewer)).get(reference);
  return product
    ? { title: product.name, description: shorten(product.description), meta: {}, components: ['product'] }
    : null;
}

async function ofArticle(services: Services, path: string, locale: Locale): Promise<Routing | null> {
  const page = await article(services, path, locale);
  return page && { ...ofPage(page), ...(page.path === path ? {} : { movedTo: page.path }) };
}

/** Returns the title, description and components of a public URL path; null for an unknown path. */
export async function routing(services: Services, path: string, locale: Locale): Promise<Routing | null> {
  const [, section = '', ...rest] = path.slice(localePrefix(localeOf(path)).length).split('/');
  const tail = rest.filter(Boolean).join('/');
  if (section === '' || (section === 'shop' && tail === '')) {
    const home = await pageInfo(services, 'home', locale);
    if (section === '') return home && ofPage(home);
    return home && { title: home.title, description: home.description, meta: {}, components: ['shop'] };
  }
  if (section === 'pages' || section === 'landing') return ofArticle(services, path, locale);
  if (section === 'shop') return ofCategory(services, tail, locale);
  return section === 'produit' || section === 'product' ? ofProduct(services, tail, locale) : null;
}

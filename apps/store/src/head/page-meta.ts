import { SITE_SHARE_PATH, pictureSharePath, productSharePath } from '@patine/contract/rest/share-picture';
import { type Locale, referenceFromSlug } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { IntlShape } from 'react-intl';
import { articleQuery, articleRequest } from '../cms/article.query.ts';
import { dropQuery } from '../features/catalogue/drop.query.ts';
import { productQuery, type Product } from '../features/catalogue/product.query.ts';
import { sellerQuery } from '../features/catalogue/seller.query.ts';
import { shopListQuery } from '../features/catalogue/shop-list.query.ts';
import type { Api } from '../lib/api.ts';
import { navigationQuery } from '../lib/content.query.ts';
import { parseFilters } from '../lib/parse-filters.ts';
import { PAGES, type PageMatch, type PageName } from '../pages.ts';
import { paths } from '../paths.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { dropData } from './drop-data.ts';
import { productData } from './product-data.ts';
import { faqPage } from './questions.ts';
import { sellerData } from './seller-data.ts';
import { organization, website } from './shop-data.ts';

/** Metadata of a page for search engines and link previews. */
export type PageMeta = {
  /** Path of the preview image. */
  picture: string;
  type: 'website' | 'article' | 'product';
  /** JSON-LD objects (schema.org). */
  data: readonly unknown[];
};

export type PageFacts = {
  page: PageMatch;
  url: URL;
  queryClient: QueryClient;
  api: Api;
  locale: Locale;
  publicUrl: string;
  intl: IntlShape;
  /** Milliseconds since 1970. */
  now: number;
};

const defaultMeta = (data: readonly unknown[] = []): PageMeta => ({
  picture: SITE_SHARE_PATH,
  type: 'website',
  data,
});

const sharePath = ({ reference, photos, name, attributes, pricing }: Product, locale: Locale) =>
  productSharePath(locale, {
    reference,
    picture: photos[0]?.id ?? null,
    name,
    brand: attributes.brand?.name ?? null,
    amount: pricing.currentPrice.amount,
    regularAmount: pricing.regularPrice?.amount ?? null,
  });

const homeStep = ({ intl, publicUrl, locale }: PageFacts) => ({
  name: intl.formatMessage({ id: 'shop.home' }),
  address: publicUrl + paths.home(locale),
});

const layoutContent = ({ queryClient, api, locale }: PageFacts) =>
  queryClient.getQueryData(navigationQuery(api, locale).queryKey);

function ofHome(page: PageFacts): PageMeta {
  const { publicUrl, locale } = page;
  const facts = { publicUrl, locale, layout: layoutContent(page) };
  return defaultMeta([organization(facts), website(facts)]);
}

function ofProduct(facts: PageFacts): PageMeta {
  const { queryClient, api, locale, publicUrl, page, now } = facts;
  const reference = referenceFromSlug(page.params['slug'] ?? '') ?? 0;
  const product = queryClient.getQueryData(productQuery(api, locale, reference).queryKey);
  if (!product) return defaultMeta();
  return {
    picture: sharePath(product, locale),
    type: 'product',
    data: productData({
      product,
      publicUrl,
      locale,
      home: homeStep(facts),
      returnFee: layoutContent(facts)?.returnFee,
      now,
    }),
  };
}

/** A list has no structured data for its products: each has a page of its own, and lists must render in milliseconds. */
function ofShop(facts: PageFacts): PageMeta {
  const { queryClient, api, locale, publicUrl, page, url } = facts;
  const filters = parseFilters(page.params['*'] ?? '', url.search);
  const list = queryClient.getQueryData(shopListQuery(api, queryClient, locale, filters).queryKey);
  if (!list || list.trail.length === 0) return defaultMeta();
  return defaultMeta([
    breadcrumbs([
      homeStep(facts),
      ...list.trail.map(({ name, slug }) => ({
        name,
        address: publicUrl + paths.shop(locale, { category: slug }),
      })),
    ]),
  ]);
}

function ofArticle(facts: PageFacts): PageMeta {
  const { queryClient, api, locale, publicUrl, url } = facts;
  const article = queryClient.getQueryData(articleQuery(api, locale, articleRequest(url)).queryKey);
  if (!article) return defaultMeta();
  const questions = faqPage(article);
  return {
    picture: article.image ? pictureSharePath(article.image) : SITE_SHARE_PATH,
    type: 'article',
    data: [
      breadcrumbs([homeStep(facts), { name: article.title, address: publicUrl + url.pathname }]),
      ...(questions ? [questions] : []),
    ],
  };
}

function ofSeller(facts: PageFacts): PageMeta {
  const { queryClient, api, locale, publicUrl, page } = facts;
  const seller = queryClient.getQueryData(sellerQuery(api, locale, page.params['slug'] ?? '').queryKey);
  if (!seller) return defaultMeta();
  const address = publicUrl + paths.seller(locale, seller.store.slug);
  return defaultMeta([
    sellerData(seller, address),
    breadcrumbs([homeStep(facts), { name: seller.store.name, address }]),
  ]);
}

function ofDrop(facts: PageFacts): PageMeta {
  const { queryClient, api, locale, publicUrl, page, intl } = facts;
  const drop = queryClient.getQueryData(dropQuery(api, locale, page.params['slug'] ?? '').queryKey);
  if (!drop) return defaultMeta();
  const address = publicUrl + paths.drop(locale, drop.slug);
  const picture = drop.image ? pictureSharePath(drop.image) : SITE_SHARE_PATH;
  const drops = intl.formatMessage({ id: 'drops.title' });
  return {
    picture,
    type: 'website',
    data: [
      ...dropData(drop, { address, picture: publicUrl + picture, publicUrl }),
      breadcrumbs([
        homeStep(facts),
        { name: drops, address: publicUrl + paths.drops(locale) },
        { name: drop.name, address },
      ]),
    ],
  };
}

const META_OF: Partial<Record<PageName, (facts: PageFacts) => PageMeta>> = {
  home: ofHome,
  product: ofProduct,
  seller: ofSeller,
  shop: ofShop,
  drop: ofDrop,
  article: ofArticle,
  landing: ofArticle,
};

/** Null for private pages. */
export function pageMeta(facts: PageFacts): PageMeta | null {
  const { name } = facts.page;
  if (PAGES[name].access !== 'public') return null;
  return META_OF[name]?.(facts) ?? defaultMeta();
}

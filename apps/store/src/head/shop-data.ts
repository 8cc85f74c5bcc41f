import { BRAND_NAME } from '@patine/brand';
import { SITE_SHARE_PATH } from '@patine/contract/rest/share-picture';
import { type Locale, LOCALE_TAGS } from '@patine/core';
import type { Organization, SearchAction, WebSite } from 'schema-dts';
import type { LayoutContent } from '../lib/content.query.ts';
import { SEARCH_CATEGORY } from '../lib/shop-filters.ts';
import { paths } from '../paths.ts';
import { returnPolicy } from './return-policy.ts';

export type ShopFacts = { publicUrl: string; locale: Locale; layout?: LayoutContent | undefined };

/** Organization JSON-LD of the operator, for the home page. */
export function organization({ publicUrl, layout }: ShopFacts): Organization {
  const { email, phone } = layout?.contact ?? {};
  const elsewhere = Object.values(layout?.social ?? {}).filter((address) => address !== undefined);
  return {
    '@type': 'OnlineStore',
    '@id': `${publicUrl}/#shop`,
    name: BRAND_NAME,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/any-512.png`,
    image: publicUrl + SITE_SHARE_PATH,
    ...(email ? { email } : {}),
    ...(email || phone
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            availableLanguage: Object.values(LOCALE_TAGS),
            ...(email ? { email } : {}),
            ...(phone ? { telephone: phone } : {}),
          },
        }
      : {}),
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    hasMerchantReturnPolicy: returnPolicy(layout?.returnFee),
  };
}

/** Search engines replace this placeholder in the search URL. */
const TERM = 'search_term_string';

export function website({ publicUrl, locale }: ShopFacts): WebSite {
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl}${paths.shop(locale, { category: SEARCH_CATEGORY })}?text={${TERM}}`,
    },
    'query-input': `required name=${TERM}`,
  };
  return {
    '@type': 'WebSite',
    name: BRAND_NAME,
    url: publicUrl + paths.home(locale),
    inLanguage: LOCALE_TAGS[locale],
    publisher: { '@id': `${publicUrl}/#shop` },
    potentialAction: search,
  };
}

import { BRAND_NAME } from '@patine/brand';
import { productIndex } from '@patine/contract/search/indexes';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStore } from '../../lib/store-context.tsx';
import type { ShowSeoMessage } from '../../page-editor/iframe-messages.ts';
import { paths } from '../../paths.ts';

/** How many products the whole list has, which the store's own description tells. */
function useProductCount() {
  const { api, locale } = useStore();
  return (
    useQuery({
      queryKey: ['showroom-count', locale],
      queryFn: async () => {
        const [found] = await api.search([{ indexName: productIndex('chrono', locale), hitsPerPage: 0 }]);
        return found?.nbHits ?? 0;
      },
    }).data ?? 0
  );
}

/** What the store says of its pages where editors say nothing. */
function useOwnResults() {
  const { formatMessage } = useIntl();
  const count = useProductCount();
  const title = formatMessage({ id: 'shop.title' });
  return {
    brands: {
      title: formatMessage({ id: 'brands.title' }),
      description: formatMessage({ id: 'brands.description' }),
    },
    drops: {
      title: formatMessage({ id: 'drops.title' }),
      description: formatMessage({ id: 'drops.description' }),
    },
    'jeans-calculator': {
      title: formatMessage({ id: 'jeans-calculator.title' }),
      description: formatMessage({ id: 'jeans-calculator.description' }),
    },
    shop: { title, description: formatMessage({ id: 'shop.description' }, { title, count }) },
  };
}

/** The store's own pages as a search engine may list them. */
export default function SeoCanvas({ seo }: ShowSeoMessage) {
  const { locale, publicUrl } = useStore();
  const own = useOwnResults();
  const pages = [
    ['brands', paths.brands(locale)],
    ['drops', paths.drops(locale)],
    ['jeans-calculator', paths.jeansCalculator(locale)],
    ['shop', paths.shop(locale)],
  ] as const;
  return (
    <div className="wrap max-w-prose! py-8">
      <h1 className="heading mb-6 text-2xl">
        <FormattedMessage id="shopDocument.seo.preview" />
      </h1>
      <ul className="grid gap-8">
        {pages.map(([page, path]) => (
          <li key={page} className="wrap-anywhere">
            <p className="text-sm text-muted">{new URL(publicUrl).host + path}</p>
            <h2 className="text-lg text-denim">
              {seo[page]?.seoTitle ?? own[page].title} · {BRAND_NAME}
            </h2>
            <p className="mt-1 text-sm text-ink-soft">{seo[page]?.seoDescription ?? own[page].description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

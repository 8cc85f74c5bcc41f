import type { ProductHit } from '@patine/contract/search/record';
import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import { searchRequest } from '../../cms/product-queries.ts';
import { dictionaryQuery } from '../../lib/content.query.ts';
import { searchAround } from '../../lib/search.ts';
import { useStore } from '../../lib/store-context.tsx';
import type { ShowTextsMessage } from '../../page-editor/iframe-messages.ts';
import { paths } from '../../paths.ts';
import AboutCategory from '../shop/AboutCategory.tsx';
import { hold } from './hold.ts';

/** Pieces of each list that are shown above its text. */
const PIECES = 4;

/** The names of categories, and the first pieces of each of these lists. */
function useLists(categories: readonly string[]) {
  const { api, locale } = useStore();
  const names = useQuery(dictionaryQuery(api, locale)).data?.facetValues['categories'] ?? [];
  const { data } = useQuery({
    queryKey: ['showroom-lists', locale, categories],
    queryFn: async () => {
      const found = await searchAround<ProductHit>(
        api.search,
        categories.map((category) => searchRequest({ category, sort: 'chrono', limit: PIECES }, locale)),
      );
      return new Map(categories.map((category, index) => [category, found[index]?.hits ?? []]));
    },
    enabled: categories.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    nameOf: (category: string) => names.find(({ slug }) => slug === category)?.name ?? category,
    piecesOf: (category: string) => (data?.get(category) ?? []).slice(0, PIECES),
  };
}

/** The texts of the categories, each as it stands below the list of its category. */
export default function TextsCanvas({ texts }: ShowTextsMessage) {
  const { locale } = useStore();
  const cards = useProductCards();
  const entries = Object.entries(texts);
  const { nameOf, piecesOf } = useLists(entries.map(([category]) => category));
  return (
    <div className="wrap py-6" onClickCapture={hold}>
      {entries.length === 0 ? (
        <p className="py-6 text-muted">
          <FormattedMessage id="shopDocument.texts.none" />
        </p>
      ) : null}
      {entries.map(([category, text]) => (
        <section key={category} className="mb-16">
          <p className="text-sm wrap-anywhere text-muted">{paths.shop(locale, { category })}</p>
          <h1 className="mb-5 heading text-3xl">{nameOf(category)}</h1>
          {piecesOf(category).length > 0 ? (
            <ProductGrid>{cards(piecesOf(category), 0)}</ProductGrid>
          ) : (
            <p className="text-muted">
              <FormattedMessage id="shopDocument.texts.noPieces" />
            </p>
          )}
          <AboutCategory {...text} />
        </section>
      ))}
    </div>
  );
}

import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { Product } from './product.query.ts';

const SHOWN = 8;

/** Pieces that can be bought of the same category: one search, and none of them worth failing a page for. */
export const similarQuery = ({ search }: Api, locale: Locale, { reference, categories }: Product) =>
  queryOptions({
    queryKey: ['similar', locale, reference],
    queryFn: async () => {
      const category = categories.at(-1)?.slug;
      try {
        const [found] = await search<ProductHit>([
          {
            indexName: productIndex('relevance', locale),
            facetFilters: ['availability:AVAILABLE', ...(category ? [`categories:${category}`] : [])],
            numericFilters: [`reference!=${reference}`],
            tagFilters: [`-${SECRET_TAG}`],
            attributesToRetrieve: CARD_ATTRIBUTES,
            hitsPerPage: SHOWN,
          },
        ]);
        return found?.hits ?? [];
      } catch {
        return [];
      }
    },
  });

import { productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit } from '@patine/contract/search/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchAround } from '../../lib/search.ts';
import { useStore } from '../../lib/store-context.tsx';
import type { ShowDropMessage } from '../../page-editor/iframe-messages.ts';
import { DropView } from '../drop/DropView.tsx';
import { hold } from './hold.ts';

/** The pieces that the drop would show then, as cards. */
function usePieces({ drop, references }: ShowDropMessage) {
  const { api, locale } = useStore();
  const shown = drop.isLaunched ? references : [];
  return useQuery({
    queryKey: ['showroom-pieces', shown],
    queryFn: async () => {
      const [found] = await searchAround<ProductHit>(api.search, [
        {
          indexName: productIndex('chrono', locale),
          facetFilters: [shown.map((reference) => `objectID:${reference}`)],
          attributesToRetrieve: CARD_ATTRIBUTES,
          hitsPerPage: shown.length,
        },
      ]);
      return found?.hits ?? [];
    },
    enabled: shown.length > 0,
    placeholderData: keepPreviousData,
  }).data;
}

/** A drop as its page would be. */
export default function DropCanvas(shown: ShowDropMessage) {
  const { drop, at } = shown;
  const pieces = usePieces(shown);
  const products = drop.isLaunched ? (pieces ?? []) : [];
  return (
    <div onClickCapture={hold} onSubmitCapture={hold}>
      <DropView
        drop={{ ...drop, products, count: drop.productCount, queryID: undefined, sold: [], readAt: at }}
      />
    </div>
  );
}

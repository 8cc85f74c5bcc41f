import { search } from './hits.ts';
import type { Address } from './pages.ts';

export const productUrl: Address = async (visit) => {
  const { hits } = await search(
    visit,
    { facetFilters: ['availability:AVAILABLE'], hitsPerPage: 1 },
    'chronological',
  );
  return visit.path(`/${visit.language === 'fr' ? 'produit' : 'product'}/${hits[0]?.slug}`);
};

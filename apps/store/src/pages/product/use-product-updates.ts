import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useAvailability } from '../../features/catalogue/use-availability.ts';
import type { Offer } from '../../features/offers/offers.query.ts';
import { ownOfferKey } from '../../features/offers/own-offer-key.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';

/** Message about a change of the product while its page is open; empty if there is none. */
export function useProductUpdates(product: Product): string {
  const { formatMessage } = useIntl();
  const [atFirst] = useState(product.availability);
  useAvailability(product);
  const isBack = product.availability === 'AVAILABLE' && atFirst !== 'AVAILABLE';
  // A product held for a customer's offer is available only to them; `OfferPart` requests their offer.
  const { data: offer } = useQuery<Offer | null>({
    queryKey: ownOfferKey(product.reference),
    queryFn: skipToken,
  });
  if (product.availability === atFirst || (isBack && seemsSignedIn() && offer === undefined)) return '';
  if (!isBack) return formatMessage({ id: 'product.nowGone' });
  return formatMessage({ id: offer?.status === 'ACCEPTED' ? 'product.heldForYou' : 'product.backInStock' });
}

import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useAvailability } from '../../features/catalogue/use-availability.ts';
import type { Offer } from '../../features/offers/offers.query.ts';
import { ownOfferKey } from '../../features/offers/own-offer-key.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';

/** What has become of the piece while its page was open, in words; nothing while nothing has. */
export function useProductUpdates(product: Product): string {
  const { formatMessage } = useIntl();
  const [atFirst] = useState(product.availability);
  useAvailability(product);
  const isBack = product.availability === 'AVAILABLE' && atFirst !== 'AVAILABLE';
  // A piece that is held for somebody is free to them alone; `OfferPart` asks for their offer.
  const { data: offer } = useQuery<Offer | null>({
    queryKey: ownOfferKey(product.reference),
    queryFn: skipToken,
  });
  if (product.availability === atFirst || (isBack && seemsSignedIn() && offer === undefined)) return '';
  if (!isBack) return formatMessage({ id: 'product.nowGone' });
  return formatMessage({ id: offer?.status === 'ACCEPTED' ? 'product.heldForYou' : 'product.backAgain' });
}

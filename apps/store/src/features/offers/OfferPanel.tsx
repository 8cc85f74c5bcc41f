import type { OfferBounds } from '@patine/core';
import { OfferModal } from '@patine/ui/offer-form/OfferModal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../../lib/store-context.tsx';
import { ownOfferQuery } from './offers.query.ts';
import { OwnOffer } from './OwnOffer.tsx';
import { clearPendingOffer, hasPendingOffer } from './pending-offer.ts';
import { offerFailure, useMakeOffer } from './use-make-offer.ts';

export type OfferPanelProps = {
  reference: number;
  /** Name of the product. */
  name: string;
  variantId: string;
  /** Null if the product accepts no offers. */
  bounds: OfferBounds | null;
  /** True after the button is pressed. */
  open: boolean;
  onClose: () => void;
  /** The button that opens the dialog. */
  children: ReactNode;
};

/** For customers: their offer on the product, or the dialog to make one. */
export default function OfferPanel(props: OfferPanelProps) {
  const { reference, name, variantId, bounds, open, onClose, children } = props;
  const { data: own } = useQuery(ownOfferQuery(useApi(), reference));
  const [wasPending, setWasPending] = useState(() => hasPendingOffer(reference));
  const make = useMakeOffer(reference, variantId);
  useEffect(clearPendingOffer, []);

  // Offers closed by the shop or already used count as none.
  const standing = own && own.status !== 'CLOSED' && own.status !== 'USED' ? own : null;
  const isOpen = (open || wasPending) && own !== undefined;
  return (
    <>
      {standing ? <OwnOffer offer={standing} reference={reference} /> : children}
      {bounds && (!standing || make.data) ? (
        <OfferModal
          open={isOpen}
          product={name}
          bounds={bounds}
          saving={make.isPending}
          failure={offerFailure(make.error)}
          sent={make.data?.amount ?? null}
          onOffer={(amount) => make.mutate(amount)}
          onClose={() => {
            setWasPending(false);
            make.reset();
            onClose();
          }}
        />
      ) : null}
    </>
  );
}

import { Button } from '@patine/ui/button/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../features/catalogue/product.query.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';

const OfferPanel = lazy(lazyMessages(() => import('../../features/offers/OfferPanel.tsx')));

/** Button for price offers. The browser requests the customer's own offer: the page is public. */
export function OfferPart({ product: { reference, name, variants } }: { product: Product }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const isSignedIn = useBrowserFact(seemsSignedIn, false);
  const [open, setOpen] = useState(false);
  const variant = variants.find(({ available }) => available);
  if (!variant) return null;

  const { priceOfferRange: range, currentPrice } = variant.pricing;
  const start = async () => {
    if (isSignedIn) return setOpen(true);
    const { redirectToLogin } = await import('../../features/offers/redirect-to-login.ts');
    redirectToLogin(reference, locale, navigate);
  };
  const button = range ? (
    <Button block tone="line" onClick={start}>
      <FormattedMessage id="product.offer" />
    </Button>
  ) : null;
  if (!isSignedIn) return button;
  const bounds = range && {
    min: { ...currentPrice, amount: range.min },
    max: { ...currentPrice, amount: range.max },
  };
  return (
    <Suspense fallback={button}>
      <OfferPanel
        reference={reference}
        name={name}
        variantId={variant.id}
        bounds={bounds}
        open={open}
        onClose={() => setOpen(false)}
      >
        {button}
      </OfferPanel>
    </Suspense>
  );
}

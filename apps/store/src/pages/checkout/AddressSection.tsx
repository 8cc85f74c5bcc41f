import { AddressCard } from '@patine/ui/address-card/AddressCard';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressEditor } from '../../features/addresses/AddressEditor.tsx';
import type { AddressEntry } from '../../features/addresses/addresses.query.ts';
import { useSetDeliveryAddress } from '../../features/cart/set-delivery-address.ts';
import { useMe } from '../../features/session/use-me.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { Section } from './Section.tsx';

export type AddressSectionProps = {
  addresses: readonly AddressEntry[];
  /** The cart's delivery address; null before the first selection. */
  chosen: AddressEntry | null;
};

type Step = 'folded' | 'choose' | 'new';

/** Collapses once the cart has an address. */
export function AddressSection({ addresses, chosen }: AddressSectionProps) {
  const me = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setStep] = useState<Step>('folded');
  const setAddress = useSetDeliveryAddress();
  const open = addresses.length === 0 ? 'new' : 'choose';
  const step = wanted === 'folded' && !chosen ? open : wanted;

  const choose = (id: string) =>
    setAddress.mutate(id, {
      onSuccess: () => {
        setStep('folded');
        heading.current?.focus();
      },
    });
  const change = (
    <Button tone="line" size="sm" onClick={() => setStep('choose')}>
      <FormattedMessage id="checkout.address.change" />
    </Button>
  );

  return (
    <Section ref={heading} id="address" title={<FormattedMessage id="checkout.address" />}>
      {setAddress.isError ? (
        <Alert tone="error" live className="mb-4">
          <FormattedMessage id={failureMessage(setAddress.error, { NOT_FOUND: 'address.gone' })} />
        </Alert>
      ) : null}
      {step === 'folded' && chosen ? <AddressCard address={chosen.postalAddress} actions={change} /> : null}
      {step === 'choose' ? (
        <AddressChoice
          addresses={addresses}
          chosenId={chosen?.id ?? null}
          saving={setAddress.isPending}
          onChoose={choose}
          onNew={() => setStep('new')}
        />
      ) : null}
      {step === 'new' ? (
        <AddressEditor
          person={me ? { firstName: me.firstName, lastName: me.lastName } : undefined}
          submitLabel={<FormattedMessage id="checkout.address.next" />}
          onSaved={({ id }) => choose(id)}
          cancel={
            addresses.length > 0 ? (
              <Button tone="quiet" onClick={() => setStep(chosen ? 'folded' : 'choose')}>
                <FormattedMessage id="checkout.cancel" />
              </Button>
            ) : null
          }
        />
      ) : null}
    </Section>
  );
}

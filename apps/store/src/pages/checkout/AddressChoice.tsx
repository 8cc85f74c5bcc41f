import { Button } from '@patine/ui/button/Button';
import { RadioCard } from '@patine/ui/radio-group/RadioCard';
import { RadioGroup } from '@patine/ui/radio-group/RadioGroup';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddressEntry } from '../../features/addresses/addresses.query.ts';

export type AddressChoiceProps = {
  addresses: readonly AddressEntry[];
  /** The cart's delivery address. */
  chosenId: string | null;
  saving: boolean;
  onChoose: (id: string) => void;
  onNew: () => void;
};

/** Address book with the default entry preselected. */
export function AddressChoice({ addresses, chosenId, saving, onChoose, onNew }: AddressChoiceProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const name = useId();
  const [id, setId] = useState(chosenId ?? addresses[0]?.id ?? '');
  return (
    <div className="grid gap-4">
      <RadioGroup legend={formatMessage({ id: 'checkout.address' })} legendHidden>
        {addresses.map(({ id: entryId, postalAddress: at }) => (
          <RadioCard
            key={entryId}
            name={name}
            value={entryId}
            checked={entryId === id}
            onChange={() => setId(entryId)}
            label={`${at.firstName} ${at.lastName}`}
            description={[
              at.companyName,
              at.addressLine1,
              at.addressLine2,
              `${at.postalCode} ${at.cityName}`,
              formatDisplayName(at.countryCodeAlpha2, { type: 'region' }),
            ]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
      </RadioGroup>
      <div className="flex flex-wrap gap-3">
        <Button tone="ink" loading={saving} onClick={() => onChoose(id)}>
          <FormattedMessage id="checkout.address.choose" />
        </Button>
        <Button tone="quiet" onClick={onNew}>
          <FormattedMessage id="account-address-new.title" />
        </Button>
      </div>
    </div>
  );
}

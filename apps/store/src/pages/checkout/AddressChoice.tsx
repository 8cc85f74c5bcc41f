import { Button } from '@patine/ui/button/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressOptions } from '../../features/addresses/AddressOptions.tsx';
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
  const { formatMessage } = useIntl();
  const [id, setId] = useState(chosenId ?? addresses[0]?.id ?? '');
  return (
    <div className="grid gap-4">
      <AddressOptions
        legend={formatMessage({ id: 'checkout.address' })}
        legendHidden
        addresses={addresses}
        selectedId={id}
        onSelect={setId}
      />
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

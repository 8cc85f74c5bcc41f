import { RadioCard } from '@patine/ui/radio-group/RadioCard';
import { RadioGroup } from '@patine/ui/radio-group/RadioGroup';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { AddressEntry } from './addresses.query.ts';

export type AddressOptionsProps = {
  legend: string;
  legendHidden?: boolean;
  addresses: readonly AddressEntry[];
  selectedId: string;
  /** False where all addresses are in one country. */
  withCountry?: boolean;
  onSelect: (id: string) => void;
};

/** Entries of the address book as radio cards. */
export function AddressOptions(props: AddressOptionsProps) {
  const { legend, legendHidden = false, addresses, selectedId, withCountry = true, onSelect } = props;
  const { formatDisplayName } = useIntl();
  const name = useId();
  return (
    <RadioGroup legend={legend} legendHidden={legendHidden}>
      {addresses.map(({ id, postalAddress: at }) => (
        <RadioCard
          key={id}
          name={name}
          value={id}
          checked={id === selectedId}
          onChange={() => onSelect(id)}
          label={`${at.firstName} ${at.lastName}`}
          description={[
            at.companyName,
            at.addressLine1,
            at.addressLine2,
            `${at.postalCode} ${at.cityName}`,
            withCountry ? formatDisplayName(at.countryCodeAlpha2, { type: 'region' }) : null,
          ]
            .filter(Boolean)
            .join(', ')}
        />
      ))}
    </RadioGroup>
  );
}

import { AddressCard } from '@patine/ui/address-card/AddressCard';
import { TextLink } from '@patine/ui/text-link/TextLink';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AddressEntry } from '../../features/addresses/addresses.query.ts';
import { DeleteAddress } from '../../features/addresses/DeleteAddress.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { privatePaths } from '../../private-paths.ts';

export type AddressListProps = {
  entries: readonly AddressEntry[];
  /** Link to a new address. */
  add: ReactNode;
  /** The pressed button is gone: the parent moves the focus. */
  onDeleted: () => void;
};

export function AddressList({ entries, add, onDeleted }: AddressListProps) {
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
      {entries.map(({ id, isDefault, postalAddress }) => {
        const name = `${postalAddress.addressLine1}, ${postalAddress.cityName}`;
        return (
          <li key={id} className="grid border border-line bg-surface p-5 sm:p-6">
            <AddressCard
              address={postalAddress}
              className="flex-col"
              isDefault={isDefault}
              actions={
                <>
                  <TextLink href={privatePaths.address(locale, id)}>
                    <FormattedMessage
                      id="address.edit"
                      values={{ name: <span className="sr-only">{name}</span> }}
                    />
                  </TextLink>
                  <DeleteAddress id={id} name={name} onDeleted={onDeleted} />
                </>
              }
            />
          </li>
        );
      })}
      <li className="grid min-h-16 sm:min-h-40">{add}</li>
    </ul>
  );
}

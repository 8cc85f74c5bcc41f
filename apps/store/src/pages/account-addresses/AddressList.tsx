import { AddressCard } from '@patine/ui/address-card/AddressCard';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import type { AddressEntry } from '../../features/addresses/addresses.query.ts';
import { DeleteAddress } from '../../features/addresses/DeleteAddress.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { privatePaths } from '../../private-paths.ts';

export type AddressListProps = {
  entries: readonly AddressEntry[];
  /** The pressed button is gone: the parent moves the focus. */
  onDeleted: () => void;
};

export function AddressList({ entries, onDeleted }: AddressListProps) {
  const locale = useLocale();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {entries.map(({ id, isDefault, postalAddress }) => {
        const name = `${postalAddress.addressLine1}, ${postalAddress.cityName}`;
        return (
          <li key={id} className="border border-line bg-white p-4 sm:p-5">
            <AddressCard
              address={postalAddress}
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
    </ul>
  );
}

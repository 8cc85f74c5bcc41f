import { cx } from 'class-variance-authority';
import type { PostalAddressFieldsFragment } from '@patine/contract/operations';
import { countryName } from '@patine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../badge/Badge.tsx';
import { phoneText } from './phone-text.ts';

export type AddressCardProps = ComponentPropsWithRef<'div'> & {
  /** The postal address, formatted in the order of its country. */
  address: PostalAddressFieldsFragment;
  /** True for the default address. */
  isDefault?: boolean;
  /** Buttons for the address: edit, delete, select. */
  actions?: ReactNode;
};

export function AddressCard({ address, isDefault = false, actions, className, ...rest }: AddressCardProps) {
  const { locale } = useIntl();
  return (
    <div
      data-slot="address-card"
      className={cx('flex flex-wrap items-start justify-between gap-x-6 gap-y-3', className)}
      {...rest}
    >
      <address className="min-w-0 wrap-break-word not-italic">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          {address.firstName} {address.lastName}
          {isDefault ? (
            <Badge>
              <FormattedMessage id="ui.address-card.default" />
            </Badge>
          ) : null}
        </p>
        {address.companyName ? <p>{address.companyName}</p> : null}
        <p>{address.addressLine1}</p>
        {address.addressLine2 ? <p>{address.addressLine2}</p> : null}
        <p>
          {address.postalCode} {address.cityName}
          {address.subDivision ? ` (${address.subDivision})` : null},{' '}
          {countryName(address.countryCodeAlpha2, locale)}
        </p>
        <p className="text-muted tabular-nums">{phoneText(address.phoneNumber, address.countryCodeAlpha2)}</p>
      </address>
      {actions ? <div className="flex flex-wrap gap-4 text-sm">{actions}</div> : null}
    </div>
  );
}

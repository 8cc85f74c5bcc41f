import { TextLink } from '@patine/ui/text-link/TextLink';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Seller } from '../../features/catalogue/seller.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { ContactUs } from './ContactUs.tsx';

type SellerIdentity = NonNullable<Seller['identity']>;
type Row = readonly [label: string, value: ReactNode];

export type IdentityProps = {
  /** Trade name. */
  name: string;
  /** Name of the country in the page's language. */
  country: string;
  /** Legal identity; null until the operator has provided it. */
  identity: SellerIdentity | null;
};

/** A seller's legal identity, designed as a care label. */
export function Identity({ name, country, identity }: IdentityProps) {
  const locale = useLocale();
  const known = useRows(identity);
  const rows: readonly Row[] = [['seller.name', name], ...(known ?? [['seller.country', country] as const])];
  return (
    <section
      aria-labelledby="identity"
      className="self-start border border-s-[6px] border-line bg-surface p-5 [border-inline-start-style:double] sm:p-6"
    >
      <h2 id="identity" className="heading mb-3 text-2xl">
        <FormattedMessage id="seller.identity" />
      </h2>
      <dl className="text-sm">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-dotted border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">
              <FormattedMessage id={label} />
            </dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-2 text-sm text-pretty text-ink-soft">
        {identity ? (
          <p>
            <FormattedMessage
              id="seller.complies"
              values={{ date: <PlainDate value={identity.compliesSince} /> }}
            />
          </p>
        ) : (
          <ContactUs />
        )}
        <p>
          <TextLink href={`${paths.page(locale, 'terms')}#traders`}>
            <FormattedMessage id="seller.howCollected" />
          </TextLink>
        </p>
      </div>
    </section>
  );
}

/** Rows of the known data. */
function useRows(identity: SellerIdentity | null): readonly Row[] | null {
  const { formatDisplayName } = useIntl();
  if (!identity) return null;
  const { legalName, legalForm, address, email, phone, registration, vatNumber, eprNumber } = identity;
  return [
    ['seller.legalName', legalName],
    ['seller.legalForm', legalForm],
    [
      'seller.address',
      <address key="address" className="not-italic">
        {address.street}
        <br />
        {address.postalCode} {address.city}
        <br />
        {formatDisplayName(address.country, { type: 'region' }) ?? address.country}
      </address>,
    ],
    [
      'seller.email',
      <TextLink key="email" href={`mailto:${email}`}>
        {email}
      </TextLink>,
    ],
    [
      'seller.phone',
      <TextLink key="phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
        {phone}
      </TextLink>,
    ],
    ...(registration
      ? [['seller.registration', `${registration.register}, ${registration.number}`] as const]
      : []),
    ...(vatNumber ? [['seller.vatNumber', vatNumber] as const] : []),
    ...(eprNumber ? [['seller.eprNumber', eprNumber] as const] : []),
  ];
}

import type { Organization } from 'schema-dts';
import type { Seller } from '../features/catalogue/seller.query.ts';

/** In the words of schema.org: a seller, with who it is by law as far as that is known. */
export function sellerData({ store, identity }: Seller, url: string): Organization {
  const known: Organization = { '@type': 'Organization', '@id': url, name: store.name, url };
  if (!identity) return known;
  const { address } = identity;
  return {
    ...known,
    legalName: identity.legalName,
    email: identity.email,
    telephone: identity.phone,
    ...(identity.vatNumber ? { vatID: identity.vatNumber } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
  };
}

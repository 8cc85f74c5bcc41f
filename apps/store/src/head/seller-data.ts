import type { Organization } from 'schema-dts';
import type { Seller } from '../features/catalogue/seller.query.ts';

/** Organization JSON-LD (schema.org) of a seller, with its legal identity where known. */
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

import { slugify } from '@patine/core';
import type { Database } from '../db/client.ts';
import { type SellerIdentity, stores } from '../db/schema/catalogue.ts';

/** A complete seller identity, so that the seller's products can be offered. */
export const sampleIdentity: SellerIdentity = {
  legalName: 'Comptoir Vintage',
  legalForm: 'SARL',
  address: { street: '12 quai du Canal', postalCode: '59100', city: 'Roubaix', country: 'FR' },
  email: 'bonjour@comptoir.example',
  phone: '+33 3 53 01 42 30',
  registration: { register: 'RCS Lille Métropole', number: '000 142 009' },
  vatNumber: 'FR15000142009',
  compliesSince: '2026-01-12',
  isProfessional: true,
  taxScheme: null,
  eprNumber: 'FR142009_11EXEM',
};

/** Stores identities of sellers before a feed with their products is imported. */
export const identifySellers = (db: Database, names: readonly string[]) =>
  db
    .insert(stores)
    .values(names.map((name) => ({ slug: slugify(name), name, country: 'FR', identity: sampleIdentity })))
    .onConflictDoUpdate({ target: stores.slug, set: { identity: sampleIdentity } });

/** The same sellers in the format of `marketplace sellers import`. */
export const sampleSellerEntries = (names: readonly string[]) =>
  names.map((seller) => ({ seller, ...sampleIdentity }));

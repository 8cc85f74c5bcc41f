import { countryName, type Locale, SELLERS_REASONS, type ReturnReason } from '@patine/core';
import { z } from 'zod';
import { operator } from '../../operator.ts';
import file from './terms.json' with { type: 'json' };

const contribution = z.strictObject({
  /** Cents (euro) for each return parcel. */
  parcel: z.int().min(0).max(100_000),
  carrier: z.string().min(1).max(40),
});

/** The return address, which also receives parcels for sellers. `country` is ISO 3166 alpha-2. */
const address = z.strictObject({
  name: z.string().min(1),
  street: z.string().min(1),
  postalCode: z.string().min(1),
  cityName: z.string().min(1),
  country: z.string().regex(/^[A-Z]{2}$/),
});

const schema = z.strictObject({
  quotationHours: z.int().min(1).max(720),
  contributions: z.array(
    contribution.extend({ countries: z.array(z.string().regex(/^[A-Z]{3}$/)).min(1) }).strict(),
  ),
  elsewhere: contribution,
});

/** The operator's return terms, validated when the api starts. */
export const returnTerms = { ...schema.parse(file), address: address.parse(operator['returns']) };

/** The lines of the return address, as on a parcel. */
export const returnAddressIn = (locale: Locale): string[] => {
  const { name, street, postalCode, cityName, country } = returnTerms.address;
  return [name, street, `${postalCode} ${cityName}`, countryName(country, locale)];
};

/** The return fee per parcel and the carrier, by country (ISO 3166 alpha-3). */
export const contributionOf = (country: string) =>
  returnTerms.contributions.find(({ countries }) => countries.includes(country)) ?? returnTerms.elsewhere;

/**
 * The fee in cents. A parcel is free if at least one of its items is returned for a reason that is the seller's fault.
 */
export const returnFee = (country: string, parcels: readonly (readonly ReturnReason[])[]) =>
  contributionOf(country).parcel *
  parcels.filter((reasons) => !reasons.some((reason) => SELLERS_REASONS.has(reason))).length;

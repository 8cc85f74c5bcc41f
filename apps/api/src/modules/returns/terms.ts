import { countryName, type Locale, SELLERS_REASONS, type ReturnReason } from '@patine/core';
import { z } from 'zod';
import { operator } from '../../operator.ts';
import file from './terms.json' with { type: 'json' };

const contribution = z.strictObject({
  /** Hundredths of a euro for each parcel that comes back. */
  parcel: z.int().min(0).max(100_000),
  carrier: z.string().min(1).max(40),
});

/** Where pieces come back to, for their sellers as well; its country is alpha-2. */
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

/** The operator's terms of return, checked when the api starts. */
export const returnTerms = { ...schema.parse(file), address: address.parse(operator['returns']) };

/** The return address as it is written on a parcel, line by line. */
export const returnAddressIn = (locale: Locale): string[] => {
  const { name, street, postalCode, cityName, country } = returnTerms.address;
  return [name, street, `${postalCode} ${cityName}`, countryName(country, locale)];
};

/** What a country (alpha-3) pays towards a parcel, and who carries it. */
export const contributionOf = (country: string) =>
  returnTerms.contributions.find(({ countries }) => countries.includes(country)) ?? returnTerms.elsewhere;

/** A parcel costs its buyer nothing as soon as one piece in it is the seller's to answer for. */
export const returnFee = (country: string, parcels: readonly (readonly ReturnReason[])[]) =>
  contributionOf(country).parcel *
  parcels.filter((reasons) => !reasons.some((reason) => SELLERS_REASONS.has(reason))).length;

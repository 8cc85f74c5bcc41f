import { EMAIL_MAX_LENGTH, TAX_SCHEMES } from '@patine/core';
import { z } from 'zod';

const LONGEST = 200;

/** Text without control or other invisible characters. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^\P{C}*$/u);
const line = text(LONGEST);
/** A paragraph of the seller's page. */
const LONGEST_ABOUT = 400;
const paragraph = text(LONGEST_ABOUT);
const country = z.string().regex(/^[A-Z]{2}$/);

/** One seller in the operator's file, with the identity that buyers see. */
export const sellerEntry = z.strictObject({
  /** The seller's name, as in the product feed, or slug. */
  seller: line,
  legalName: line,
  legalForm: line,
  address: z.strictObject({ street: line, postalCode: line, city: line, country }),
  email: z.email().max(EMAIL_MAX_LENGTH),
  /** With country code: `+33 3 53 01 42 30`. */
  phone: z.string().regex(/^\+[1-9][\d ().-]{5,30}$/),
  registration: z.strictObject({ register: line, number: line }).nullable().default(null),
  vatNumber: line.nullable().default(null),
  compliesSince: z.iso.date(),
  /**
   * Private persons are shown as such, and their items are not for sale, because the shop's terms cover professionals
   * only.
   */
  isProfessional: z.boolean().default(true),
  /** Overrides the scheme that `taxSchemeOf` in `packages/core` derives from VAT number and country. */
  taxScheme: z.enum(TAX_SCHEMES).nullable().default(null),
  eprNumber: line.nullable().default(null),
  /** What the seller says of itself, on its page. */
  about: z.strictObject({ fr: paragraph, en: paragraph }).nullable().default(null),
});
export type SellerEntry = z.input<typeof sellerEntry>;

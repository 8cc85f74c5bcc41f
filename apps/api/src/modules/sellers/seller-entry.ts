import { EMAIL_MAX_LENGTH, TAX_SCHEMES } from '@patine/core';
import { z } from 'zod';

const LONGEST = 200;

/** A line of text, without characters that show nothing. */
const line = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST)
  .regex(/^\P{C}*$/u);
const country = z.string().regex(/^[A-Z]{2}$/);

/** One seller of the operator's file: whose identity it is, and all that buyers are told of it. */
export const sellerEntry = z.strictObject({
  /** Its name, as the feed has it, or its slug. */
  seller: line,
  legalName: line,
  legalForm: line,
  address: z.strictObject({ street: line, postalCode: line, city: line, country }),
  email: z.email().max(EMAIL_MAX_LENGTH),
  /** With its country's code, as people write it: `+33 3 53 01 42 30`. */
  phone: z.string().regex(/^\+[1-9][\d ().-]{5,30}$/),
  registration: z.strictObject({ register: line, number: line }).nullable().default(null),
  vatNumber: line.nullable().default(null),
  compliesSince: z.iso.date(),
  /** A private person is told as one, and has no piece for sale: the shop's terms are those of professionals. */
  isProfessional: z.boolean().default(true),
  /** Where it is not what the VAT number and the country make it: see `taxSchemeOf` of core. */
  taxScheme: z.enum(TAX_SCHEMES).nullable().default(null),
  eprNumber: line.nullable().default(null),
});
/** As it may be written. */
export type SellerEntry = z.input<typeof sellerEntry>;

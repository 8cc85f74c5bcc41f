import { translationIn, type Locale, type Translations } from '@patine/core';
import { z } from 'zod';
import { translations } from './translations.ts';

/** One text for all languages, or one text for each. It may be empty while no page uses it. */
const text = z.string().max(500);
const localizedText = z.union([text, translations(text)]);
const number = z.number().min(0).max(1_000_000_000);
const field = z.union([localizedText, number]);

/** The company that runs the shop: `packages/brand/operator.json`. Texts use a field as `{{operator.host.name}}`. */
export const operatorSchema = z
  .object({
    /** The brand, the same in every language. */
    tradeName: z.string().min(1).max(80),
    companyName: localizedText,
    legalForm: localizedText,
    capital: localizedText,
    registration: localizedText,
    vatNumber: localizedText,
    address: localizedText,
    email: localizedText,
    phone: localizedText,
    publicationDirector: localizedText,
    host: z.object({ name: localizedText, address: localizedText, phone: localizedText }).catchall(field),
    dataProtectionEmail: localizedText,
    /** Contact for reports of unsafe products (Regulation (EU) 2023/988, article 22). */
    productSafetyEmail: localizedText,
    /** Unique identifier of extended producer responsibility (Code de l’environnement, L541-10-13). */
    eprNumber: localizedText,
    mediator: z.object({ name: localizedText, address: localizedText, url: localizedText }).catchall(field),
    /** Postal address for returns; its country is alpha-2. */
    returns: z.record(z.string(), z.string().min(1).max(200)),
    commissionPercent: number,
  })
  .catchall(z.union([field, z.record(z.string(), field)]));

export type Operator = z.infer<typeof operatorSchema>;

/** Fields by dotted path, such as `host.name`. */
export type OperatorFields = Readonly<Record<string, string>>;

const areTranslations = (value: object): value is Translations =>
  Object.hasOwn(value, 'fr') && Object.hasOwn(value, 'en');

/** A telephone number is not broken over two lines. */
const unbroken = (name: string, text: string) => (name === 'phone' ? text.replaceAll(' ', '\u00a0') : text);

/** Flattens the fields of an operator in a language. */
export function operatorFields(operator: Operator, locale: Locale): OperatorFields {
  const found = new Map<string, string>();
  const collect = (value: object, prefix: string) => {
    for (const [name, field] of Object.entries(value) as [string, string | number | object][]) {
      const key = prefix + name;
      if (typeof field !== 'object') found.set(key, unbroken(name, String(field)));
      else if (areTranslations(field)) found.set(key, unbroken(name, translationIn(field, locale)));
      else collect(field, `${key}.`);
    }
  };
  collect(operator, '');
  return Object.fromEntries(found);
}

import { translationIn, type Locale, type Translations } from '@patine/core';
import { z } from 'zod';
import { translations } from './translations.ts';

/** The same in every language, or one text each. It may be empty until a text asks for it. */
const text = z.string().max(500);
const words = z.union([text, translations(text)]);
const number = z.number().min(0).max(1_000_000_000);
const field = z.union([words, number]);

/** Who runs the shop: `apps/api/content/operator.json`. Texts name a field as `{{operator.host.name}}`. */
export const operatorSchema = z
  .object({
    /** The brand, as every language writes it. */
    tradeName: z.string().min(1).max(80),
    companyName: words,
    legalForm: words,
    capital: words,
    registration: words,
    vatNumber: words,
    address: words,
    email: words,
    phone: words,
    publicationDirector: words,
    host: z.object({ name: words, address: words, phone: words }).catchall(field),
    dataProtectionEmail: words,
    /** Where people tell of unsafe pieces (Regulation (EU) 2023/988, article 22). */
    productSafetyEmail: words,
    /** Unique identifier of extended producer responsibility (Code de l’environnement, L541-10-13). */
    eprNumber: words,
    mediator: z.object({ name: words, address: words, url: words }).catchall(field),
    /** Where pieces come back to; its country is alpha-2. */
    returns: z.record(z.string(), z.string().min(1).max(200)),
    commissionPercent: number,
  })
  .catchall(z.union([field, z.record(z.string(), field)]));

export type Operator = z.infer<typeof operatorSchema>;

/** Every field under the name that texts write, such as `host.name`. */
export type OperatorFields = Readonly<Record<string, string>>;

const areTranslations = (value: object): value is Translations =>
  Object.hasOwn(value, 'fr') && Object.hasOwn(value, 'en');

/** An operator's fields in a language, flat. */
export function operatorFields(operator: Operator, locale: Locale): OperatorFields {
  const found = new Map<string, string>();
  const read = (value: object, before: string) => {
    for (const [name, given] of Object.entries(value) as [string, string | number | object][]) {
      const key = before + name;
      if (typeof given !== 'object') found.set(key, String(given));
      else if (areTranslations(given)) found.set(key, translationIn(given, locale));
      else read(given, `${key}.`);
    }
  };
  read(operator, '');
  return Object.fromEntries(found);
}

import { eachLocale, type Translations } from '@patine/core';
import { z } from 'zod';

/** A text in each language. French and English are required; languages that were added later are optional. */
export const translations = (text: z.ZodString) =>
  z.strictObject({
    ...eachLocale(() => text.exactOptional()),
    fr: text,
    en: text,
  }) satisfies z.ZodType<Translations>;

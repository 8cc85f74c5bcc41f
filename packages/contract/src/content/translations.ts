import { eachLocale, type Translations } from '@patine/core';
import { z } from 'zod';

/** A text in each language; one that came later than French and English may wait for its own. */
export const translations = (text: z.ZodString) =>
  z.strictObject({
    ...eachLocale(() => text.exactOptional()),
    fr: text,
    en: text,
  }) satisfies z.ZodType<Translations>;

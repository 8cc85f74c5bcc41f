import { withBrandName } from '@patine/brand';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };

const filled = (texts: typeof fr) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, withBrandName(text)])) as typeof fr;

export const messages = { fr: filled(fr), en: filled(en) };

export type Locale = keyof typeof messages;

export const isLocale = (value: unknown): value is Locale => value === 'fr' || value === 'en';

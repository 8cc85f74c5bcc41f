import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };

export const messages = { fr, en };

export type Locale = keyof typeof messages;

export const isLocale = (value: unknown): value is Locale => value === 'fr' || value === 'en';

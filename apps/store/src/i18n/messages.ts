import type { Locale } from '@patine/core';
import type { ResolvedIntlConfig } from 'react-intl';

export type Messages = ResolvedIntlConfig['messages'];

/** One language's words; the other's are never fetched. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? (await import('virtual:messages/fr')).default
    : (await import('virtual:messages/en')).default;

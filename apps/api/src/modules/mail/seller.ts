import type { Locale } from '@patine/core';
import type { ComposeContext } from './compose-context.ts';

type Config = ComposeContext['config'];

/** Returns the sender address of the shop's emails, whose mailbox the operator reads. */
export function operatorAddress({ MAIL_FROM, PUBLIC_URL }: Config): string {
  const named = /<([^<>]+)>\s*$/.exec(MAIL_FROM ?? '')?.[1] ?? MAIL_FROM;
  return named ?? `bonjour@${new URL(PUBLIC_URL).hostname}`;
}

/** Returns a seller's email address; the operator's when the seller has none. */
export const sellerAddress = (store: { emailAddress: string | null }, config: Config): string =>
  store.emailAddress ?? operatorAddress(config);

/** Countries whose sellers get French emails; others get English ones. */
const FRENCH_SPEAKING = new Set(['FR', 'BE', 'CH', 'LU', 'MC']);

export const sellerLocale = ({ country }: { country: string }): Locale =>
  FRENCH_SPEAKING.has(country) ? 'fr' : 'en';

import type { Locale } from '@patine/core';
import type { ComposeContext } from './compose-context.ts';

type Config = ComposeContext['config'];

/** The mailbox that the shop writes from, which its operator reads. */
export function operatorAddress({ MAIL_FROM, PUBLIC_URL }: Config): string {
  const named = /<([^<>]+)>\s*$/.exec(MAIL_FROM ?? '')?.[1] ?? MAIL_FROM;
  return named ?? `bonjour@${new URL(PUBLIC_URL).hostname}`;
}

/** Where a seller is written to. The operator reads, and answers for, those whose mailbox nobody gave. */
export const sellerAddress = (store: { emailAddress: string | null }, config: Config): string =>
  store.emailAddress ?? operatorAddress(config);

/** Sellers there are written to in French, others in English. */
const FRENCH_SPEAKING = new Set(['FR', 'BE', 'CH', 'LU', 'MC']);

export const sellerLocale = ({ country }: { country: string }): Locale =>
  FRENCH_SPEAKING.has(country) ? 'fr' : 'en';

import { LINK_PATTERN } from '@patine/contract/content/blocks/fields';
import { type Locale, localeOf } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import { matchPage } from '../../pages.ts';

/** What there is to say of an address before anyone asks it. */
export type LinkRemark = 'otherLanguage' | 'noPage' | 'otherSite';

const FULL = /^(https?:\/\/[^\s/]+|mailto:\S+@\S+|tel:\+?[\d\s]+$)/;

/** An address as people paste it: blanks around it go, and the shop's own is written without its site. */
export function asWritten(pasted: string, shop: string): string {
  const address = pasted.trim();
  return address === shop || address.startsWith(`${shop}/`) ? address.slice(shop.length) || '/' : address;
}

/** Whether a text begins as an address does: other words are a name that is looked for. */
export const isAddress = (text: string) => /^\s*(?:\/|#|https?:|mailto:|tel:)/i.test(text);

const isOfShop = (address: string) => address.startsWith('/') && LINK_PATTERN.test(address);

const isOfPage = (address: string) => matchPage(address.replace(/[?#].*$/s, '')) !== null;

/** Null where nothing is wrong with it as it is written, or where it is no address at all: that is a validation error. */
export function remarkOn(address: string, locale: Locale): LinkRemark | null {
  if (FULL.test(address)) return 'otherSite';
  if (!isOfShop(address)) return null;
  if (!isOfPage(address)) return 'noPage';
  return localeOf(address) === locale ? null : 'otherLanguage';
}

/** Whether only the shop can tell what is there. */
export const canBeTried = (address: string) => isOfShop(address) && isOfPage(address);

/** Addresses that are tried at the same time: a report has hundreds. */
const AT_ONCE = 4;
let turns: Promise<unknown>[] = [];

/** Waits until fewer than AT_ONCE earlier calls are under way. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  while (turns.length >= AT_ONCE) await Promise.race(turns);
  const turn = work();
  turns.push(turn);
  try {
    return await turn;
  } finally {
    turns = turns.filter((other) => other !== turn);
  }
}

/** What the shop answers there: 404 for what it does not have, null while it cannot be told. */
async function statusOf(address: string): Promise<number | null> {
  try {
    return (await fetch(address.replace(/#.*$/s, ''), { method: 'HEAD', credentials: 'omit' })).status;
  } catch {
    return null;
  }
}

/** Tells whether nothing answers at an address of the shop. */
export const linkQuery = (address: string) =>
  queryOptions({
    queryKey: ['showroom-link', address],
    queryFn: () => inTurn(() => statusOf(address)),
    select: (status) => status === 404 || status === 410,
    staleTime: 30_000,
  });

/** The addresses that a text in Markdown leads to, each once. */
export const addressesIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map(([, address = '']) => address)),
];

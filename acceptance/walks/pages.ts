import type { Page } from 'playwright';
import type { Walk } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { customer } from './customer.ts';
import { isShown, shownMessageIn, type ShownMessage } from './messages.ts';

/** A French path to be translated, or a function that returns the complete path. */
export type Address = string | ((visit: Visit) => Promise<string>);

const resolve = async (visit: Visit, address: Address) =>
  typeof address === 'string' ? visit.path(address) : address(visit);

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (all, name: string) => NAMED[name] ?? all);

/** Returns the text of a document, with the names of its controls and the alternative texts of its images. */
export function textOf(html: string): string {
  const body = html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ');
  const named = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder|value)="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  return decoded(
    `${body.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<[^>]+>/g, ' ')} ${named.join(' · ')}`,
  );
}

/** Returns the address of the list that a search text leads to; a text that is only words stays at its own. */
export async function searchedList(visit: Visit, text: string): Promise<string> {
  const path = visit.path(`/shop/search/?text=${encodeURIComponent(text).replaceAll('%20', '+')}`);
  const answer = await visit.get(path);
  return answer.status === 302 ? (answer.headers.get('location') ?? path) : path;
}

/** Returns a server-rendered document, for a visitor or with the session of `as`. */
export async function documentAt(visit: Visit, address: Address, as?: Page): Promise<string> {
  const path = await resolve(visit, address);
  if (as) {
    const response = await as.request.get(path);
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
    return response.text();
  }
  const response = await visit.get(path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

export const mustSay = (visit: Visit, text: string, said: readonly ShownMessage[], where: string) => {
  for (const one of said) {
    const wanted = shownMessageIn(visit.language, one);
    if (!isShown(text, wanted)) throw new Error(`${where} does not say ${wanted.toString()}`);
  }
};

/** Passes if a page shows these texts to a visitor. */
export const shows =
  (address: Address, ...said: readonly ShownMessage[]): Walk =>
  async (visit) =>
    mustSay(visit, textOf(await documentAt(visit, address)), said, await resolve(visit, address));

/** Passes if a page shows these texts to the customer. */
export const showsCustomer =
  (address: Address, ...said: readonly ShownMessage[]): Walk =>
  async (visit) => {
    const { page } = await customer(visit);
    mustSay(visit, textOf(await documentAt(visit, address, page)), said, await resolve(visit, address));
  };

/** Passes if a document's HTML matches these patterns. */
export const hasMarkup =
  (address: Address, ...patterns: readonly RegExp[]): Walk =>
  async (visit) => {
    const html = await documentAt(visit, address);
    for (const pattern of patterns)
      if (!pattern.test(html))
        throw new Error(`${await resolve(visit, address)} lacks ${pattern.toString()}`);
  };

/** Passes if a URL responds with this status and, where given, redirects to this location. */
export const responses =
  (address: Address, status: number, location?: string | RegExp): Walk =>
  async (visit) => {
    const path = await resolve(visit, address);
    const response = await visit.get(path);
    if (response.status !== status) throw new Error(`${path} answered ${response.status} and not ${status}`);
    if (location === undefined) return;
    const leads = response.headers.get('location') ?? '';
    const holds = typeof location === 'string' ? leads === visit.path(location) : location.test(leads);
    if (!holds) throw new Error(`${path} leads to ${leads} and not to ${location.toString()}`);
  };

/** Runs in the browser of a new visitor. */
export const inBrowser =
  (run: (page: Page, visit: Visit) => Promise<void>, options?: Parameters<Visit['page']>[0]): Walk =>
  async (visit) =>
    run(await visit.page(options), visit);

/** Runs in a new tab of the customer's browser. */
export const asCustomer =
  (run: (page: Page, visit: Visit) => Promise<void>): Walk =>
  async (visit) => {
    const page = await (await customer(visit)).page.context().newPage();
    try {
      await run(page, visit);
    } finally {
      await page.close();
    }
  };

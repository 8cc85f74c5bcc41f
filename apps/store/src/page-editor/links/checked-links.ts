import type { DocumentLink } from '@patine/contract/content/links';
import { linksIn } from '@patine/contract/content/links-in';
import { type PageDraft, savedBodyOf } from '../page-draft.ts';

/** The addresses of the shop in a page, each once, whatever their order. */
export const shopAddressesIn = (page: PageDraft): string[] =>
  [...new Set(linksIn(savedBodyOf(page)).map(({ address }) => address))].toSorted();

/** The links of a page where they stand now, with what was told of their addresses. One that was not asked about is left out. */
export function linksAsTold(page: PageDraft, told: readonly DocumentLink[]): DocumentLink[] {
  const byAddress = new Map(told.map((link) => [link.address, link]));
  return linksIn(savedBodyOf(page)).flatMap(({ address, words, steps }) => {
    const known = byAddress.get(address);
    return known ? [{ ...known, words, path: steps.join('.') }] : [];
  });
}

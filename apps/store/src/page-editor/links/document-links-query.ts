import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import { contentApi } from '../content-api.ts';
import { type PageDraft, savedBodyOf } from '../page-draft.ts';
import { documentIdOf } from '../shop-document.ts';
import { shopAddressesIn } from './checked-links.ts';

/**
 * What is wrong with the addresses in a page as it is on the screen. The api reads all that is published to tell:
 * it is asked again for other addresses, not for other words or another order.
 */
export function documentLinksQuery(name: string, locale: Locale, page: PageDraft | null) {
  const addresses = page ? shopAddressesIn(page) : [];
  return queryOptions({
    queryKey: ['content-links', name, locale, addresses],
    queryFn: () =>
      addresses.length === 0
        ? []
        : contentApi.links({ ...documentIdOf(name, locale), body: page && savedBodyOf(page) }),
    enabled: page !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

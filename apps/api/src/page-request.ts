import { LIST_PAGE_MAX } from '@patine/core';

/** As the GraphQL fields of lists take it. */
export type PageRequest = { limit?: number | null; page?: number | null };

/** Far more pages than a list has; the offset stays a number that PostgreSQL takes. */
const MAX_PAGES = 1_000_000;

/**
 * Reads which page of a customer's list is asked for: `usual` rows where no limit is given, `most` at most. A limit of 0
 * asks for the total alone; a page after the last one is empty.
 */
export function requestedPage(request: PageRequest, usual: number, most = LIST_PAGE_MAX) {
  const limit = Math.min(most, Math.max(0, request.limit ?? usual));
  const page = Math.min(MAX_PAGES, Math.max(1, request.page ?? 1));
  return { limit, page, offset: (page - 1) * limit };
}

/** How many pages a list of `total` rows has. */
export const pagesOf = (total: number, limit: number) => (limit > 0 ? Math.ceil(total / limit) : 0);

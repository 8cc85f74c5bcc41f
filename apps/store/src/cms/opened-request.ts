import { SECRET_TAG } from '@patine/contract/search/indexes';
import type { SearchRequest } from '../lib/search.ts';

/** The first pieces of drops that are closed today, by slug. */
export type OpenedDrops = Readonly<Record<string, { references: readonly number[] }>>;

const DROP = 'drops:';

/** A search for the pieces of a drop as it will be answered once the drop is open; any other search stays as it is. */
export function openedRequest(request: SearchRequest, opened: OpenedDrops): SearchRequest {
  const filters = (request.facetFilters ?? []) as readonly string[];
  const slug = filters.find((filter) => filter.startsWith(DROP))?.slice(DROP.length) ?? '';
  const references = opened[slug]?.references ?? [];
  if (references.length === 0) return request;
  const { tagFilters, ...rest } = request;
  return {
    ...rest,
    ...(tagFilters?.[0] === `-${SECRET_TAG}` ? {} : { tagFilters }),
    facetFilters: [
      references.map((reference) => `objectID:${reference}`),
      ...filters.filter((filter) => !filter.startsWith(DROP) && !filter.startsWith('availability:')),
    ],
  } as SearchRequest;
}

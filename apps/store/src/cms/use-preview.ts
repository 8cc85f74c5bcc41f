import type { Block, Zone } from '@patine/contract/content/blocks';
import type { Drop, OpenedDrops, PageInfo } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MINUTE_MS } from '@patine/core';
import { dropsAt } from './drops-at.ts';
import { hasSomething, prepareZones, type PreparedBlock } from './prepared-page.ts';
import { openedHits } from './opened-hits.ts';
import { pageRequests } from './product-queries.ts';
import type { Api } from '../lib/api.ts';
import type { SearchRequest } from '../lib/search.ts';
import { useStore } from '../lib/store-context.tsx';
import { todaysApi } from '../lib/todays-api.ts';

/** Renders Markdown as empty until the parser is loaded. */
const nothing = () => '';
const NO_DROPS: Drop[] = [];
const NONE_CLOSED: OpenedDrops = {};

/** The date that is shown, in milliseconds since 1970, and the drops that are closed today with their pieces then. */
type AtDate = { at?: number | undefined; closed?: OpenedDrops | undefined };

/** A zone that is written; a block with validation errors is null. */
export type WrittenZone = { id: string; blocks: readonly { block: Block | null }[] };

const blocksOf = ({ blocks }: WrittenZone): Block[] => blocks.flatMap(({ block }) => block ?? []);

type Found = ReadonlyMap<string, ProductHit[]>;
const NOTHING_FOUND: Found = new Map();
const keyOf = (request: SearchRequest) => JSON.stringify(request);

/** Results of a page's searches; recent ones come from the cache. */
async function findAll(
  requests: readonly SearchRequest[],
  { search }: Api,
  queryClient: QueryClient,
): Promise<Found> {
  const findOne = async (request: SearchRequest) => {
    const hits = await queryClient.fetchQuery({
      queryKey: ['showroom-search', request],
      queryFn: async () => (await search<ProductHit>([request]))[0]?.hits ?? [],
      staleTime: MINUTE_MS,
    });
    return [keyOf(request), hits] as const;
  };
  return new Map(await Promise.all(requests.map(findOne)));
}

/** The prepared blocks of a page; cached search results are reused on every keystroke. */
export function usePreview(zones: readonly WrittenZone[], { at, closed = NONE_CLOSED }: AtDate = {}) {
  const { api, locale } = useStore();
  const queryClient = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const preparedAt = at ?? openedAt;
  const plain = useMemo<Zone[]>(
    () => zones.map((zone) => ({ id: zone.id, blocks: blocksOf(zone) })),
    [zones],
  );
  const requests = useMemo(() => pageRequests(plain, locale), [plain, locale]);
  const { data: found = NOTHING_FOUND, isPlaceholderData: isOfBefore } = useQuery({
    queryKey: ['showroom-found', requests],
    queryFn: () => findAll(requests, api, queryClient),
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  });
  const { data: ofToday = NO_DROPS, isPending: isDropsPending } = useQuery({
    queryKey: ['showroom-drops', locale],
    queryFn: async () =>
      (await todaysApi(api).read<PageInfo>('/web-structure', { type: 'home', locale })).drops,
    enabled: plain.some(({ blocks }) => blocks.some(({ type }) => type === 'dropCarousel')),
  });
  const drops = useMemo(() => (at === undefined ? ofToday : dropsAt(ofToday, at)), [ofToday, at]);
  const { data: htmlOf = nothing } = useQuery({
    queryKey: ['showroom-markdown'],
    queryFn: async () => (await import('../lib/markdown.ts')).markdownToHtml,
    staleTime: Infinity,
  });
  const prepared = useMemo(() => {
    const results = requests.map((request) => openedHits(request, closed) ?? found.get(keyOf(request)) ?? []);
    const blocks = prepareZones(plain, { results, htmlOf, drops }).flatMap((zone) => zone.blocks);
    return new Map<Block, PreparedBlock>(blocks.map((block) => [block.block, block]));
  }, [plain, requests, closed, found, drops, htmlOf]);
  /** True if a block is hidden because its search has no results; false while that is unknown. */
  const isBare = (block: PreparedBlock) => {
    const isKnown =
      block.block.type === 'dropCarousel' ? !isDropsPending : found !== NOTHING_FOUND && !isOfBefore;
    return isKnown && !hasSomething(block, drops);
  };
  return { prepared, isBare, drops, preparedAt };
}

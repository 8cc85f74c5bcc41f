import type { DropSummary } from '@patine/contract/content/drops';
import { mentionsIn } from '@patine/contract/content/mentions-in';
import { showsEnglish } from '@patine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from '../../lib/store-context.tsx';
import { dropListQuery, dropRecordsQuery } from '../drops/drops-api.ts';
import type { ClosedDrops } from '../iframe-messages.ts';
import { useNow } from '../use-now.ts';

/** Whether nobody can see the pieces of a drop at a time. */
export const isClosed = (
  { isPublished, launchAt }: Pick<DropSummary, 'isPublished' | 'launchAt'>,
  at: number,
) => !isPublished || launchAt === null || Date.parse(launchAt) > at;

const STALE_MS = 30_000;

/** The drops that a document names and that are closed today, with the pieces of those that are open at a date. */
export function useClosedDrops(document: unknown, at: number): ClosedDrops {
  const locale = useLocale();
  const now = useNow();
  const slugs = useMemo(
    () => [...new Set(mentionsIn(document).drops.map(({ value }) => value))].toSorted(),
    [document],
  );
  const { data } = useQuery({ ...dropListQuery, staleTime: STALE_MS, enabled: slugs.length > 0 });
  const closed = (data ?? []).filter((drop) => slugs.includes(drop.slug) && isClosed(drop, now));
  const records = useQueries({
    queries: closed.map((drop) => ({
      ...dropRecordsQuery(locale, drop.slug),
      staleTime: STALE_MS,
      enabled: !isClosed(drop, at),
    })),
  });
  const drops = JSON.stringify(
    Object.fromEntries(
      closed.map((drop, index) => [
        drop.slug,
        {
          name: (showsEnglish(locale) ? drop.nameEn : drop.nameFr) || drop.slug,
          isPublished: drop.isPublished,
          opensAt: drop.launchAt,
          records: isClosed(drop, at) ? [] : (records[index]?.data ?? []),
        },
      ]),
    ),
  );
  // A frame is told again only of what is new.
  return useMemo(() => JSON.parse(drops) as ClosedDrops, [drops]);
}

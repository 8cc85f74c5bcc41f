import type { DropSummary } from '@patine/contract/content/drops';
import { plainText } from '../plain-text.ts';

export const DROP_STATES = ['draft', 'announced', 'soon', 'live', 'ended', 'archived'] as const;
export type DropState = (typeof DROP_STATES)[number];

/** Where a drop is on its way, and the date that goes with it. */
export function dropStateOf(
  {
    isPublished,
    isArchived,
    launchAt,
    endAt,
  }: Pick<DropSummary, 'isPublished' | 'isArchived' | 'launchAt' | 'endAt'>,
  now: number,
): { state: DropState; date: string | null } {
  if (isArchived) return { state: 'archived', date: null };
  if (!isPublished) return { state: 'draft', date: null };
  if (endAt !== null && Date.parse(endAt) <= now) return { state: 'ended', date: endAt };
  if (launchAt === null) return { state: 'announced', date: null };
  if (Date.parse(launchAt) > now) return { state: 'soon', date: launchAt };
  return { state: 'live', date: endAt };
}

export type DropFilter = { words: string; state: DropState | '' };

/** Returns the drops that fit a filter, in their order. Archived ones are listed only where they are asked for. */
export function filterDrops(drops: readonly DropSummary[], { words, state }: DropFilter, now: number) {
  const wanted = plainText(words);
  return drops.filter(
    (drop) =>
      (state === '' ? !drop.isArchived : dropStateOf(drop, now).state === state) &&
      plainText(`${drop.nameFr} ${drop.nameEn} ${drop.slug}`).includes(wanted),
  );
}

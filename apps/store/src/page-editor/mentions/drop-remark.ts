import type { MentionedDrop } from '@patine/contract/content/mentions';

export type DropRemark = 'ended' | 'opened';

/**
 * What happens to a drop between what is said of it and when that is shown: it has ended by then, or it opened since.
 *
 * @example dropRemarkOf({ launchAt: monday, endAt: null }, { writtenAt: sunday, at: tuesday }) // 'opened'
 * @example dropRemarkOf({ launchAt: monday, endAt: null }, { writtenAt: tuesday, at: tuesday }) // null
 */
export function dropRemarkOf(
  { launchAt, endAt }: Pick<MentionedDrop, 'launchAt' | 'endAt'>,
  { writtenAt, at }: { writtenAt: string; at: number },
): DropRemark | null {
  if (endAt !== null && Date.parse(endAt) <= at) return 'ended';
  if (launchAt === null) return null;
  const launch = Date.parse(launchAt);
  return launch <= at && launch > Date.parse(writtenAt) ? 'opened' : null;
}

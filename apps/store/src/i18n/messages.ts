import type { Locale } from '@patine/core';
import type { ResolvedIntlConfig } from 'react-intl';
import words from 'virtual:messages';
import { MESSAGE_GROUPS, type MessageGroup } from './first-pages.ts';

export type Messages = ResolvedIntlConfig['messages'];

/** The words of the pages that people arrive on; those of another language are never fetched. */
export const loadFirstMessages = async (locale: Locale): Promise<Messages> =>
  (await words[locale].first()).default;

/** Other words join the first ones where they stand, so that a page in use finds them too. */
export async function loadMessages(
  locale: Locale,
  groups: readonly MessageGroup[] = MESSAGE_GROUPS,
): Promise<Messages> {
  const [first, ...others] = await Promise.all([
    loadFirstMessages(locale),
    ...groups.map(async (group) => (await words[locale][group]()).default),
  ]);
  return Object.assign(first, ...others);
}

import type { Locale } from '@patine/core';
import type { ResolvedIntlConfig } from 'react-intl';
import messages from 'virtual:messages';
import { MESSAGE_GROUPS, type MessageGroup } from './first-pages.ts';

export type Messages = ResolvedIntlConfig['messages'];

/** Messages of the landing pages, in one language only. */
export const loadFirstMessages = async (locale: Locale): Promise<Messages> =>
  (await messages[locale].first()).default;

/** Adds further groups to the initial messages in place, so that rendered pages see them too. */
export async function loadMessages(
  locale: Locale,
  groups: readonly MessageGroup[] = MESSAGE_GROUPS,
): Promise<Messages> {
  const [first, ...others] = await Promise.all([
    loadFirstMessages(locale),
    ...groups.map(async (group) => (await messages[locale][group]()).default),
  ]);
  return Object.assign(first, ...others);
}

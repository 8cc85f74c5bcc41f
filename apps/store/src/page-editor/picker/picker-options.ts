import type { Money } from '@patine/core';
import { plainText } from '../plain-text.ts';

export type PickerOption = {
  /** What the field becomes once it is chosen. */
  value: string;
  text: string;
  /** Tells it from others of its name: an address, a reference. */
  note?: string;
  price?: Money;
  /** Image id. */
  image?: string | null;
};

export type PickerGroup = {
  id: string;
  /** Absent where it is the only group. */
  title?: string;
  options: readonly PickerOption[];
  /** True where the options are what a search found: they fit as they are. */
  isFound?: boolean;
};

/** Shown of each group; whoever looks for more writes another letter. */
const MOST = 6;
const MOST_ALONE = 40;

/** How well an option fits, the best first: its name is what was typed, begins with these words, and so on; -1 for not. */
function rankOf({ text, note = '', value }: PickerOption, words: string): number {
  const name = plainText(text);
  const isWhole = !/^[\p{L}\p{N}]/u.test(name.slice(words.length));
  return [
    name === words,
    name.startsWith(words) && isWhole,
    name.startsWith(words),
    name.split(/[\s’'-]/).some((word) => word.startsWith(words)),
    plainText(`${name} ${note} ${value}`).includes(words),
  ].indexOf(true);
}

/** What a search found fits as it is, after what has the words in its name. */
const FOUND = 4;

/**
 * Returns the options that fit what was typed, without groups that have none: the best first, as well as the groups, by their
 * best one. Nothing typed fits all.
 *
 * @example matching([{ id: 'brand', options: [{ value: 'levi-s', text: 'Levi’s' }] }], 'LEV') // that group
 */
export function matching(groups: readonly PickerGroup[], typed: string): PickerGroup[] {
  const words = plainText(typed.trim());
  const most = groups.length > 1 ? MOST : MOST_ALONE;
  const rankIn = (group: PickerGroup, option: PickerOption) => {
    if (words === '') return 0;
    const rank = rankOf(option, words);
    return group.isFound ? (rank === 0 ? 0 : FOUND) : rank;
  };
  return groups
    .map((group) => {
      const ranked = group.options
        .map((option) => ({ option, rank: rankIn(group, option) }))
        .filter(({ rank }) => rank >= 0)
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, most);
      return { group, ranked };
    })
    .toSorted((a, b) => (a.ranked[0]?.rank ?? 0) - (b.ranked[0]?.rank ?? 0))
    .flatMap(({ group, ranked }) =>
      ranked.length > 0 ? [{ ...group, options: ranked.map(({ option }) => option) }] : [],
    );
}

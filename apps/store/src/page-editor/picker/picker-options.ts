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

/** How well an option fits: 0 where its name begins with the words, 1 where a word of it does, 2 elsewhere in it. */
function rankOf({ text, note = '', value }: PickerOption, words: string): number {
  const name = plainText(text);
  if (name.startsWith(words)) return 0;
  if (name.split(/[\s’'-]/).some((word) => word.startsWith(words))) return 1;
  return plainText(`${name} ${note} ${value}`).includes(words) ? 2 : Infinity;
}

/**
 * Returns the options that fit what was typed, the best first, without groups that have none. Nothing typed fits all.
 *
 * @example matching([{ id: 'brand', options: [{ value: 'levi-s', text: 'Levi’s' }] }], 'LEV') // that group
 */
export function matching(groups: readonly PickerGroup[], typed: string): PickerGroup[] {
  const words = plainText(typed.trim());
  const most = groups.length > 1 ? MOST : MOST_ALONE;
  return groups.flatMap((group) => {
    const ranked = group.options
      .map((option) => ({ option, rank: group.isFound ? 0 : rankOf(option, words) }))
      .filter(({ rank }) => rank < Infinity)
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ option }) => option);
    return ranked.length > 0 ? [{ ...group, options: ranked }] : [];
  });
}

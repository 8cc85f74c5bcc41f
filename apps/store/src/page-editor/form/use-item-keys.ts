import { useState } from 'react';
import { moved, placed } from '../arrange.ts';
import { freshKey } from '../page-draft.ts';

const keysFor = (count: number) => Array.from({ length: count }, freshKey);

/** Keys that stay with the items of a list while these are moved about. */
export function useItemKeys(count: number) {
  const [keys, setKeys] = useState(() => keysFor(count));
  // The list was changed from elsewhere: by an undo, by pasted text.
  const own = keys.length === count ? keys : keysFor(count);
  if (own !== keys) setKeys(own);
  return {
    keys: own,
    /** Returns the key of the new item. */
    add: () => {
      const key = freshKey();
      setKeys([...own, key]);
      return key;
    },
    remove: (at: number) => setKeys(own.toSpliced(at, 1)),
    move: (at: number, by: -1 | 1) => setKeys(moved(own, at, by)),
    place: (from: number, to: number) => setKeys(placed(own, from, to)),
  };
}

import type { BlockType } from '@patine/contract/content/blocks';
import { plainText } from '../plain-text.ts';

/** A type with what editors read of it. */
export type NamedType = { type: BlockType; name: string; purpose: string };

/** Returns the types whose name or purpose has every word, in their order. */
export function foundTypes(types: readonly NamedType[], words: string): BlockType[] {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  return types
    .filter(({ type, name, purpose }) => {
      const text = plainText(`${name} ${purpose} ${type}`);
      return wanted.every((word) => text.includes(word));
    })
    .map(({ type }) => type);
}

import { EXACT } from './inflection.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Role } from './roles.ts';
import type { Token } from './tokens.ts';

/** Returns the function that gives the number of words at a position that have a role; 0 for none. */
export function rolesAt(
  tokens: readonly Token[],
  book: PhraseBook<Role>,
): (at: number, role: Role) => number {
  const known = new Map<number, Map<Role, number>>();
  const read = (at: number) => {
    const lengths = new Map<Role, number>();
    const matches = book.matchesAt(at, (index) => {
      const token = tokens[index];
      const ends = !token || token.isLiteral || (token.isApart && index > at);
      return ends ? [] : [{ word: token.word, closeness: EXACT }];
    });
    for (const { entries, length } of matches) for (const role of entries) lengths.set(role, length);
    known.set(at, lengths);
    return lengths;
  };
  return (at, role) => (known.get(at) ?? read(at)).get(role) ?? 0;
}

import { brokenRule, valueAt } from '@patine/contract/content/broken-rule';
import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import type { z } from 'zod';
import type { Services } from '../../context.ts';
import { errorAt } from '../content/validation-errors.ts';
import { storeIdentity, sellersWithoutIdentity } from './repository.ts';
import { sellerEntry } from './seller-entry.ts';

/** What an import says, in order; the last piece is the summary. */
export type SellersImportOutput =
  /** Whose, or the entry's place in the file, `#3`. */
  | { seller: string; fault: ContentValidationError }
  /** Kept before its first piece comes. */
  | { seller: string; created: true }
  /** So many of its pieces came on sale, or went off it (below zero). */
  | { seller: string; offered: number }
  | { summary: { taken: number; refused: number; withoutIdentity: string[] } };

const nameOf = (entry: unknown, index: number) => {
  const name = (entry as { seller?: unknown } | null)?.seller;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : `#${index + 1}`;
};

/** A key that is misspelt is named itself, not what it lies in. */
const faultsIn = (error: z.ZodError, entry: unknown): ContentValidationError[] =>
  error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => errorAt([...issue.path, key], 'UNKNOWN_KEY'));
    const { rule, limit } = brokenRule(issue, valueAt(entry, issue.path));
    return errorAt(issue.path, rule, limit);
  });

/** Keeps who the sellers are by law. One with a fault is told, and the others are taken. */
export async function* importSellers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  entries: readonly unknown[],
): AsyncGenerator<SellersImportOutput> {
  let taken = 0;
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry, index);
    const read = sellerEntry.safeParse(entry);
    if (!read.success) {
      for (const fault of faultsIn(read.error, entry)) yield { seller: name, fault };
      continue;
    }
    const { seller, ...identity } = read.data;
    const { isCreated, offered } = await storeIdentity(db, { name: seller, identity }, clock.now());
    taken += 1;
    if (isCreated) yield { seller: name, created: true };
    if (offered !== 0) yield { seller: name, offered };
  }
  const withoutIdentity = await sellersWithoutIdentity(db);
  yield { summary: { taken, refused: entries.length - taken, withoutIdentity } };
}

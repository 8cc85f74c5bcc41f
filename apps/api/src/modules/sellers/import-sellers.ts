import { brokenRule, valueAt } from '@patine/contract/content/broken-rule';
import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import type { z } from 'zod';
import type { Services } from '../../context.ts';
import { errorAt } from '../content/index.ts';
import { storeIdentity, sellersWithoutIdentity } from './repository.ts';
import { sellerEntry } from './seller-entry.ts';

/** The output of an import, in order; the last one is the summary. */
export type SellersImportOutput =
  /** `seller` is the name or, if it is missing, the entry's position in the file: `#3`. */
  | { seller: string; error: ContentValidationError }
  /** A new seller, who has no items yet. */
  | { seller: string; created: true }
  /** Number of items put on sale; negative if they were taken off sale. */
  | { seller: string; offered: number }
  | { summary: { taken: number; refused: number; withoutIdentity: string[] } };

const nameOf = (entry: unknown, index: number) => {
  const name = (entry as { seller?: unknown } | null)?.seller;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : `#${index + 1}`;
};

/** For an unknown key, the error's path names the key itself, not its parent object. */
const errorsIn = (error: z.ZodError, entry: unknown): ContentValidationError[] =>
  error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => errorAt([...issue.path, key], 'UNKNOWN_KEY'));
    const { rule, limit } = brokenRule(issue, valueAt(entry, issue.path));
    return errorAt(issue.path, rule, limit);
  });

/** Imports sellers' legal identities. Reports invalid entries and imports the others. */
export async function* importSellers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  entries: readonly unknown[],
): AsyncGenerator<SellersImportOutput> {
  let taken = 0;
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry, index);
    const read = sellerEntry.safeParse(entry);
    if (!read.success) {
      for (const error of errorsIn(read.error, entry)) yield { seller: name, error };
      continue;
    }
    const { seller, about, ...identity } = read.data;
    const { isCreated, offered } = await storeIdentity(db, { name: seller, identity, about }, clock.now());
    taken += 1;
    if (isCreated) yield { seller: name, created: true };
    if (offered !== 0) yield { seller: name, offered };
  }
  const withoutIdentity = await sellersWithoutIdentity(db);
  yield { summary: { taken, refused: entries.length - taken, withoutIdentity } };
}

import { fail, ok, randomCode, parseCode, type Result } from '@patine/core';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { findCoupon, type GiftCardRow, insertGiftCard } from './repository.ts';

export type NewGiftCard = {
  /** As people type it; a random one when absent, which is the safe way: who knows the code may spend the card. */
  code?: string;
  /** Hundredths of the shop's currency. */
  amount: number;
  /** The first instant at which it can no longer be spent; never when absent. */
  expiresAt?: Date | null;
};

export type GiftCardProblem = 'CODE_INVALID' | 'CODE_TAKEN' | 'AMOUNT_INVALID' | 'DATES_INVALID';

const MOST_HUNDREDTHS = 10_000_000;

/** Puts a gift card into the shop, or says what is wrong with it. `db` may be a transaction. */
export async function issueGiftCard(
  db: Database,
  { code: wanted, amount, expiresAt = null }: NewGiftCard,
  { now, random }: { now: Date; random: Pick<Services['random'], 'token'> },
): Promise<Result<GiftCardRow, GiftCardProblem>> {
  const code =
    wanted === undefined ? randomCode(Buffer.from(random.token(), 'base64url')) : parseCode(wanted);
  if (code === null) return fail('CODE_INVALID');
  if (!Number.isInteger(amount) || amount < 1 || amount > MOST_HUNDREDTHS) return fail('AMOUNT_INVALID');
  if (expiresAt !== null && expiresAt <= now) return fail('DATES_INVALID');
  const card = { code, initialAmount: amount, balance: amount, expiresAt, createdAt: now };
  // One field takes both, so that a code means one thing.
  const row = (await findCoupon(db, code)) ? null : await insertGiftCard(db, card);
  return row ? ok(row) : fail('CODE_TAKEN');
}

import { fail, ok, randomCode, parseCode, type Result, GIFT_CARD_MAX } from '@patine/core';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { findCoupon, type GiftCardRow, insertGiftCard } from './repository.ts';

export type NewGiftCard = {
  /** Generated at random when absent, which is safer: whoever knows the code can spend the card. */
  code?: string;
  /** Hundredths of the shop's currency. */
  amount: number;
  /** The card is valid before this time; it never expires when absent. */
  expiresAt?: Date | null;
};

export type GiftCardProblem = 'CODE_INVALID' | 'CODE_TAKEN' | 'AMOUNT_INVALID' | 'DATES_INVALID';

/** Creates a gift card, or returns why it is invalid. `db` may be a transaction. */
export async function issueGiftCard(
  db: Database,
  { code: wanted, amount, expiresAt = null }: NewGiftCard,
  { now, random }: { now: Date; random: Pick<Services['random'], 'token'> },
): Promise<Result<GiftCardRow, GiftCardProblem>> {
  const code =
    wanted === undefined ? randomCode(Buffer.from(random.token(), 'base64url')) : parseCode(wanted);
  if (code === null) return fail('CODE_INVALID');
  if (!Number.isInteger(amount) || amount < 1 || amount > GIFT_CARD_MAX) return fail('AMOUNT_INVALID');
  if (expiresAt !== null && expiresAt <= now) return fail('DATES_INVALID');
  const card = { code, initialAmount: amount, balance: amount, expiresAt, createdAt: now };
  // Coupons and gift cards share an input field, so that a code must be unique among both.
  const row = (await findCoupon(db, code)) ? null : await insertGiftCard(db, card);
  return row ? ok(row) : fail('CODE_TAKEN');
}

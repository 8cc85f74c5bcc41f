import {
  type CouponKind,
  fail,
  normaliseEmail,
  ok,
  randomCode,
  parseCode,
  type Result,
  type Translations,
  COUPON_MAX,
} from '@patine/core';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { type CouponRow, findGiftCard, insertCoupon } from './repository.ts';

export type NewCoupon = {
  /** Generated at random when absent. */
  code?: string;
  kind: CouponKind;
  /** Whole percent of the products' total, or a reduction in hundredths; 0 with FREE_DELIVERY. */
  value: number;
  /** The products' total from which it is valid, in hundredths. */
  minimumAmount?: number | null;
  startsAt?: Date | null;
  endsAt?: Date | null;
  firstOrderOnly?: boolean;
  oncePerCustomer?: boolean;
  /** The only person who may use it, with or without an account. */
  emailAddress?: string | null;
  /** The name of the offer on a receipt, which shows only the code when absent. */
  offer?: Translations | null;
};

export type CouponProblem = 'CODE_INVALID' | 'CODE_TAKEN' | 'VALUE_INVALID' | 'DATES_INVALID';

const isValue = ({ kind, value, minimumAmount }: NewCoupon) =>
  Number.isInteger(value) &&
  {
    PERCENT: value >= 1 && value <= 100,
    AMOUNT: value >= 1 && value <= COUPON_MAX,
    FREE_DELIVERY: value === 0,
  }[kind] &&
  (minimumAmount == null ||
    (Number.isInteger(minimumAmount) && minimumAmount >= 0 && minimumAmount <= COUPON_MAX));

/** Creates a coupon, or returns why it is invalid. `db` may be a transaction. */
export async function issueCoupon(
  db: Database,
  wanted: NewCoupon,
  { now, random }: { now: Date; random: Pick<Services['random'], 'token'> },
): Promise<Result<CouponRow, CouponProblem>> {
  const code =
    wanted.code === undefined ? randomCode(Buffer.from(random.token(), 'base64url')) : parseCode(wanted.code);
  if (code === null) return fail('CODE_INVALID');
  if (!isValue(wanted)) return fail('VALUE_INVALID');
  const { startsAt = null, endsAt = null } = wanted;
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) return fail('DATES_INVALID');
  // Coupons and gift cards share an input field, so that a code must be unique among both.
  const row = (await findGiftCard(db, code))
    ? null
    : await insertCoupon(db, {
        code,
        kind: wanted.kind,
        value: wanted.value,
        minimumAmount: wanted.minimumAmount ?? null,
        startsAt,
        endsAt,
        firstOrderOnly: wanted.firstOrderOnly ?? false,
        oncePerCustomer: wanted.oncePerCustomer ?? false,
        emailAddress: wanted.emailAddress == null ? null : normaliseEmail(wanted.emailAddress),
        offer: wanted.offer ?? null,
        createdAt: now,
      });
  return row ? ok(row) : fail('CODE_TAKEN');
}

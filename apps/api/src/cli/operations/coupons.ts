import { isValidEmail } from '@patine/core';
import { type CouponProblem, issueCoupon } from '../../modules/coupons/index.ts';
import {
  type GivenOptions,
  type OperationContext,
  type Operation,
  Refusal,
  flag,
  hundredths,
  instantOf,
  text,
  textOf,
  wholeNumber,
} from './operation.ts';

const PROBLEMS: Record<CouponProblem, string> = {
  CODE_INVALID: 'A code is made of letters and digits, as people can type it.',
  CODE_TAKEN: 'Another coupon or gift card has this code.',
  VALUE_INVALID: 'The percent is from 1 to 100, and a sum is above nothing.',
  DATES_INVALID: 'It would end before it starts.',
};

/** Reads what the coupon takes off: exactly one of three options must be given. */
function worth(given: GivenOptions) {
  const percent = textOf(given, 'percent');
  const amount = textOf(given, 'amount');
  const isFree = given['free-delivery'] === true;
  if ([percent !== undefined, amount !== undefined, isFree].filter(Boolean).length !== 1)
    throw new Refusal('A coupon takes off --percent N, --amount EUROS or --free-delivery: say one of them.');
  if (isFree) return { kind: 'FREE_DELIVERY', value: 0 } as const;
  return amount === undefined
    ? ({ kind: 'PERCENT', value: wholeNumber('--percent', percent ?? '', [1, 100]) } as const)
    : ({ kind: 'AMOUNT', value: hundredths(amount) } as const);
}

async function create({ services }: OperationContext, _words: readonly string[], given: GivenOptions) {
  const code = textOf(given, 'code');
  const minimum = textOf(given, 'minimum');
  const from = textOf(given, 'from');
  const until = textOf(given, 'until');
  const emailAddress = textOf(given, 'email') ?? null;
  if (emailAddress !== null && !isValidEmail(emailAddress))
    throw new Refusal(`${emailAddress} is no mail address.`);
  const issued = await issueCoupon(
    services.db,
    {
      ...worth(given),
      ...(code === undefined ? {} : { code }),
      minimumAmount: minimum === undefined ? null : hundredths(minimum),
      startsAt: from === undefined ? null : instantOf('--from', from),
      endsAt: until === undefined ? null : instantOf('--until', until),
      firstOrderOnly: given['first-order'] === true,
      oncePerCustomer: given['once'] === true,
      emailAddress,
    },
    { now: services.clock.now(), random: services.random },
  );
  if (!issued.ok) throw new Refusal(PROBLEMS[issued.code]);
  const { kind, value, endsAt } = issued.value;
  return [{ code: issued.value.code, kind, value, until: endsAt?.toISOString() ?? null }];
}

export const COUPON_OPERATIONS: Readonly<Record<string, Operation>> = {
  'coupons create': {
    parameters: [],
    options: {
      code: text,
      percent: text,
      amount: text,
      'free-delivery': flag,
      minimum: text,
      from: text,
      until: text,
      'first-order': flag,
      once: flag,
      email: text,
    },
    run: create,
  },
};

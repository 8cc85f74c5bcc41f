import { type GiftCardProblem, issueGiftCard, listGiftCards } from '../../modules/coupons/index.ts';
import {
  type GivenOptions,
  type OperationContext,
  type Operation,
  Refusal,
  amountInEuros,
  hundredths,
  instantOf,
  text,
  textOf,
} from './operation.ts';

const PROBLEMS: Record<GiftCardProblem, string> = {
  CODE_INVALID: 'A code is made of letters and digits, as people can type it.',
  CODE_TAKEN: 'Another coupon or gift card has this code.',
  AMOUNT_INVALID: 'A gift card is worth more than nothing, and 100,000 euros at most.',
  DATES_INVALID: 'It would end before it can be spent.',
};

type Shop = Pick<OperationContext, 'services'>;

export async function createGiftCard(
  { services }: Shop,
  [amount = '']: readonly string[],
  given: GivenOptions,
) {
  const code = textOf(given, 'code');
  const until = textOf(given, 'until');
  const issued = await issueGiftCard(
    services.db,
    {
      amount: hundredths(amount),
      ...(code === undefined ? {} : { code }),
      expiresAt: until === undefined ? null : instantOf('--until', until),
    },
    { now: services.clock.now(), random: services.random },
  );
  if (!issued.ok) throw new Refusal(PROBLEMS[issued.code]);
  const { initialAmount, expiresAt } = issued.value;
  return [
    {
      code: issued.value.code,
      amount: amountInEuros(initialAmount),
      until: expiresAt?.toISOString() ?? null,
    },
  ];
}

/** Masks the codes: whoever knows a code can spend the card. */
export async function giftCards({ services }: Shop) {
  return (await listGiftCards(services.db)).map(({ code, initialAmount, balance, expiresAt }) => ({
    code: `${code.slice(0, 4)}…`,
    amount: amountInEuros(initialAmount),
    balance: amountInEuros(balance),
    until: expiresAt?.toISOString() ?? null,
  }));
}

export const GIFT_CARD_OPERATIONS: Readonly<Record<string, Operation>> = {
  'gift-cards create': { parameters: ['EUROS'], options: { code: text, until: text }, run: createGiftCard },
  'gift-cards list': { parameters: [], options: {}, run: giftCards },
};

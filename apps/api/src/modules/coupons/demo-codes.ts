import { eachLocale } from '@patine/core';
import { systemRandom } from '../../clock.ts';
import type { Services } from '../../context.ts';
import { messagesIn } from '../../messages/translate.ts';
import { issueCoupon } from './issue-coupon.ts';
import { issueGiftCard } from './issue-gift-card.ts';

/** Issues codes for trying the demo shop; existing codes stay unchanged. */
export async function issueDemoCodes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const facts = { now: clock.now(), random: systemRandom };
  await issueCoupon(
    db,
    {
      code: 'BIENVENUE10',
      kind: 'PERCENT',
      value: 10,
      firstOrderOnly: true,
      offer: eachLocale((locale) => messagesIn(locale)('coupon.firstOrder')),
    },
    facts,
  );
  await issueCoupon(
    db,
    {
      code: 'LIVRAISON',
      kind: 'FREE_DELIVERY',
      value: 0,
      minimumAmount: 5000,
      offer: eachLocale((locale) => messagesIn(locale)('coupon.freeDelivery')),
    },
    facts,
  );
  await issueGiftCard(db, { code: 'CADEAU50', amount: 5000 }, facts);
}

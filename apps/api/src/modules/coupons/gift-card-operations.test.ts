import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices } from '../../testing/services.ts';
import { createGiftCard, giftCards } from '../../cli/operations/gift-cards.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.client.close());

test('a gift card is created with its amount, and listed without its code', async () => {
  const [created] = await createGiftCard({ services }, ['50'], { until: '2027-12-31' });
  expect(created).toMatchObject({ amount: '50.00 EUR', until: '2027-12-31T00:00:00.000Z' });
  const listed = await giftCards({ services });
  expect(listed).toEqual([
    {
      code: `${created?.code.slice(0, 4)}…`,
      amount: '50.00 EUR',
      balance: '50.00 EUR',
      until: '2027-12-31T00:00:00.000Z',
    },
  ]);
});

test.each([
  ['fifty', {}, 'no sum in euros'],
  ['0', {}, 'more than nothing'],
  ['50', { until: '2026-01-01' }, 'end before'],
  ['50', { code: 'é' }, 'letters and digits'],
])('%s with %j is rejected: %s', async (amount, given, reason) => {
  await expect(createGiftCard({ services }, [amount], given)).rejects.toThrow(reason);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { mails, outbox } from '../../db/schema/operations.ts';
import { type BuyingShop, buyingShop } from '../../testing/buying.ts';
import { purgeVisitorEmails } from '../personal-data/visitor-emails.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await buyingShop({ PUBLIC_URL: 'https://patine.example' });
});
afterAll(() => shop.close());

const calculate = (payload: object) =>
  shop.app.inject({ method: 'POST', url: '/jean-levis-calculator/', payload });

describe('POST /jean-levis-calculator/', () => {
  test('returns waist and length', async () => {
    const answer = await calculate({ size: 38, heightRange: '165-170', tightness: 'regular' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { W: 28, L: 30 }]);
  });

  test.each([
    [{ size: 39, heightRange: '165-170', tightness: 'regular' }, ['size']],
    [{ size: '38', heightRange: '165-170', tightness: 'regular' }, ['size']],
    [{ size: 38 }, ['heightRange', 'tightness']],
    [{}, ['size', 'heightRange', 'tightness']],
  ])('rejects %o with its invalid fields', async (payload, fields) => {
    const answer = await calculate(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 100]);
    expect(Object.keys(answer.json().fields)).toEqual(fields);
  });
});

const complete = (emailAddress: string, sizes = { W: 28, L: 30 }, colors = ['bleu-fonce', 'nowhere']) =>
  shop.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `mutation ($emailAddress: String!, $criteria: JeansCriteria!, $sizes: JeansSizes!) {
        completeJeanLevisCalculator(emailAddress: $emailAddress, criteria: $criteria, sizes: $sizes)
      }`,
      variables: {
        emailAddress,
        sizes,
        criteria: { size: 38, heightRange: '165-170', tightness: 'regular', colors },
      },
    },
  });

describe('completeJeanLevisCalculator', () => {
  test('emails the sizes with a link to the jeans, and no colour that does not exist', async () => {
    expect((await complete('Jeanne@example.com')).json().data).toEqual({
      completeJeanLevisCalculator: true,
    });
    await shop.app.outbox.drain();
    const [mail] = await shop.db.select().from(mails);
    expect(mail).toMatchObject({
      recipient: 'jeanne@example.com',
      subject: 'Votre taille de jean vintage\u00a0: W28 L30',
    });
    expect(mail?.text).toContain(
      'https://patine.example/shop/levis-calculator/?jeanLevisSizeW=28&jeanLevisSizeL=30&colors=bleu-fonce\n',
    );
  });

  test('deletes the address of a visitor after a month, and not that of a customer', async () => {
    await shop.signUp('has-account@example.com');
    for (const address of ['visits@example.com', 'has-account@example.com']) await complete(address);
    await shop.app.outbox.drain();
    const recipients = async () => (await shop.db.select().from(mails)).map(({ recipient }) => recipient);
    const events = async () =>
      (await shop.db.select().from(outbox)).map(({ payload }) => payload['recipient']);
    shop.clock.advance(29 * DAY_MS);
    await purgeVisitorEmails(shop);
    expect(await recipients()).toContain('visits@example.com');
    shop.clock.advance(2 * DAY_MS);
    await purgeVisitorEmails(shop);
    for (const stored of [await recipients(), await events()]) {
      expect(stored).not.toContain('visits@example.com');
      expect(stored).toContain('has-account@example.com');
    }
  });

  test.each([
    ['no address', {}, 'emailAddress'],
    ['jeanne@example.com', { W: 3, L: 30 }, 'sizes'],
    ['jeanne@example.com', { W: 28, L: 300 }, 'sizes'],
  ])('%s with %o is rejected at its field', async (address, sizes, field) => {
    const answer = (await complete(address, { W: 28, L: 30, ...sizes })).json();
    expect(answer.errors[0].extensions).toMatchObject({ name: 'VALIDATION' });
    expect(Object.keys(answer.errors[0].extensions.fields)).toEqual([field]);
  });

  test('nobody can flood a mailbox', async () => {
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push((await complete('filled@example.com')).json());
    const refused = answers.filter(({ errors }) => errors?.[0].extensions.name === 'TOO_MANY_ATTEMPTS');
    expect(refused).toHaveLength(2);
  });
});

import {
  ForgetOwnedGarmentDocument,
  MyGarmentsDocument,
  SaveOwnedGarmentDocument,
} from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const JACKET = {
  kind: 'jacket' as const,
  measures: [
    { name: 'length', value: 70 },
    { name: 'bust', value: 52.34 },
  ],
};
const owned = async (token: string) =>
  (await shop.request(MyGarmentsDocument, {}, { token })).me.ownedGarments;

test('a garment is stored to the millimetre, most decisive measure first, and replaces the one of its kind', async () => {
  const { token } = await shop.signUp('garments@example.fr');
  expect(await owned(token)).toEqual([]);
  const { saveOwnedGarment } = await shop.request(SaveOwnedGarmentDocument, { garment: JACKET }, { token });
  expect(saveOwnedGarment).toEqual({
    kind: 'jacket',
    measures: [
      { name: 'bust', value: 52.3 },
      { name: 'length', value: 70 },
    ],
  });
  const other = { kind: 'jacket' as const, measures: [{ name: 'sleeve', value: 61 }] };
  await shop.request(SaveOwnedGarmentDocument, { garment: other }, { token });
  await shop.request(
    SaveOwnedGarmentDocument,
    { garment: { kind: 'hat', measures: [{ name: 'head', value: 57 }] } },
    { token },
  );
  expect(await owned(token)).toEqual([{ kind: 'hat', measures: [{ name: 'head', value: 57 }] }, other]);
});

test('a garment is deleted, and deleting a missing one is no failure', async () => {
  const { token } = await shop.signUp('forgets@example.fr');
  await shop.request(SaveOwnedGarmentDocument, { garment: JACKET }, { token });
  for (let time = 0; time < 2; time += 1)
    expect(await shop.request(ForgetOwnedGarmentDocument, { kind: 'jacket' }, { token })).toEqual({
      forgetOwnedGarment: true,
    });
  expect(await owned(token)).toEqual([]);
});

test.each([
  [[], { measures: 'EMPTY' }],
  [[{ name: 'inseam', value: 70 }], { inseam: 'UNKNOWN_VALUE' }],
  [
    [
      { name: 'bust', value: 0.9 },
      { name: 'length', value: 250.1 },
    ],
    { bust: 'OUT_OF_BOUNDS', length: 'OUT_OF_BOUNDS' },
  ],
])('invalid measures %j are reported one by one', async (measures, fields) => {
  const { token } = await shop.signUp(`refused-${Object.keys(fields).join('-')}@example.fr`);
  const garment = { kind: 'jacket' as const, measures };
  const { failure } = await shop.call(SaveOwnedGarmentDocument, { garment }, { token });
  expect(failure?.fields).toEqual(fields);
  expect(await owned(token)).toEqual([]);
});

test('nobody reads, changes or deletes another customer’s garment', async () => {
  const [owner, other] = [await shop.signUp('owns@example.fr'), await shop.signUp('looks@example.fr')];
  await shop.request(SaveOwnedGarmentDocument, { garment: JACKET }, owner);
  await shop.request(ForgetOwnedGarmentDocument, { kind: 'jacket' }, other);
  expect(await owned(other.token)).toEqual([]);
  for (const [operation, variables] of [
    [SaveOwnedGarmentDocument, { garment: JACKET }],
    [ForgetOwnedGarmentDocument, { kind: 'jacket' }],
    [MyGarmentsDocument, {}],
  ] as [string, object][])
    expect((await shop.call(operation, variables)).failure?.name).toBe('ACCESS_DENIED');
  expect(await owned(owner.token)).toHaveLength(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedObjects } from '../../testing/ownership/owned-objects.ts';
import { documentOf, everyField } from '../../testing/ownership/document.ts';
import type { Arguments, Row } from '../../testing/ownership/row.ts';
import { ROWS } from '../../testing/ownership/rows.ts';
import { type Caller, type OwnershipWorld, ownershipWorld } from '../../testing/ownership/world.ts';

let world: OwnershipWorld;

beforeAll(async () => {
  world = await ownershipWorld();
});
afterAll(() => world.shop.close());

const rows = Object.entries(ROWS) as [string, Row][];
const links = rows.filter(([, { link }]) => link !== undefined);
const strange = rows.filter(([, { link }]) => link === undefined);

const belongings = () => ownedObjects(world.shop.db, world.ownerId);
const givenFor = async ({ given }: Row): Promise<Arguments> => (await given?.(world)) ?? {};

async function call(path: string, row: Row, caller: Caller, given: Arguments) {
  const { token } = await world.sessionOf(caller, row.ends === true);
  const query = documentOf(path, Object.keys(given));
  const { data, failure } = await world.shop.call(query, given, { token, headers: row.headers ?? {} });
  return { verdict: failure?.name ?? 'allowed', shown: JSON.stringify(data) };
}

test('every root field and every customer field has a row, and every row a field', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(everyField().toSorted());
});

test.each(strange)('%s neither shows nor changes the owner’s data for a stranger', async (path, row) => {
  for (const caller of ['visitor', 'other'] as const) {
    const given = await givenFor(row);
    const before = await belongings();
    const { verdict, shown } = await call(path, row, caller, given);
    expect([caller, verdict]).toEqual([caller, row[caller]]);
    expect(world.marks.filter((mark) => shown.includes(mark))).toEqual([]);
    expect(await belongings()).toBe(before);
  }
});

test.each(rows)('%s works for its owner', async (path, row) => {
  expect((await call(path, row, 'owner', await givenFor(row))).verdict).toBe(row.owner);
});

test.each(links)('%s works with its link, and with no other link', async (path, row) => {
  const { argument = '', tampered } = row.link ?? {};
  for (const caller of ['visitor', 'other'] as const)
    expect((await call(path, row, caller, await givenFor(row))).verdict).toBe(row[caller]);

  const given = await givenFor(row);
  const token = String(given[argument]);
  expect(token.length).toBeGreaterThanOrEqual(43);
  const wrong = (token.startsWith('a') ? 'b' : 'a') + token.slice(1);
  const before = await belongings();
  expect((await call(path, row, 'visitor', { ...given, [argument]: wrong })).verdict).toBe(tampered);
  expect(await belongings()).toBe(before);
});

import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { ME_KEY, PAGE_INFO_KEY, createQueryClient } from './query.ts';

const lea = { id: 'lea' };

const clientOfLea = () => {
  const client = createQueryClient();
  client.setQueryData(ME_KEY, lea);
  return client;
};
const refuses = (name: 'ACCESS_DENIED' | 'NOT_FOUND') => () =>
  Promise.reject(new ApiError({ name, code: name === 'NOT_FOUND' ? 201 : 103 }));

test('a query that fails for lack of a session signs the visitor out', async () => {
  const client = clientOfLea();
  await client.fetchQuery({ queryKey: ['orders'], queryFn: refuses('ACCESS_DENIED') }).catch(() => null);
  expect(client.getQueryData(ME_KEY)).toBeNull();
});

test('a mutation that fails for lack of a session signs the visitor out', async () => {
  const client = clientOfLea();
  const change = client.getMutationCache().build(client, { mutationFn: refuses('ACCESS_DENIED') });
  await change.execute(undefined).catch(() => null);
  expect(client.getQueryData(ME_KEY)).toBeNull();
});

test('any other failure leaves the session unchanged', async () => {
  const client = clientOfLea();
  await client.fetchQuery({ queryKey: ['orders'], queryFn: refuses('NOT_FOUND') }).catch(() => null);
  expect(client.getQueryData(ME_KEY)).toBe(lea);
});

const pageKey = (name: string) => [PAGE_INFO_KEY, name] as const;

/** Reads the pages in order and returns those that are still cached. */
async function cachedAfterReading(client: ReturnType<typeof createQueryClient>, names: string) {
  for (const [index, name] of [...names].entries()) {
    await client.fetchQuery({ queryKey: pageKey(name), queryFn: () => name });
    client.setQueryData(pageKey(name), name, { updatedAt: index + 1 });
  }
  return client
    .getQueryCache()
    .findAll({ queryKey: [PAGE_INFO_KEY] })
    .map(({ queryKey }) => queryKey[1])
    .join('');
}

test('five pages are cached, and a sixth evicts the three least recently read', async () => {
  const client = createQueryClient();
  expect(await cachedAfterReading(client, 'abcde')).toBe('abcde');
  expect(await cachedAfterReading(client, 'f')).toBe('def');
});

test('the page that is shown stays cached, and other queries are not counted', async () => {
  const client = createQueryClient();
  await cachedAfterReading(client, 'a');
  const leave = new QueryObserver(client, { queryKey: pageKey('a'), queryFn: () => 'a' }).subscribe(() => {});
  for (const list of '123456') client.setQueryData(['shop-list', list], []);
  expect(await cachedAfterReading(client, 'bcdef')).toBe('aef');
  expect(client.getQueryCache().findAll({ queryKey: ['shop-list'] })).toHaveLength(6);
  leave();
});

import { CART_COOKIE_DAYS, DAY_SECONDS } from '@patine/core';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { Api } from '../../lib/api.ts';
import { CART_KEY, cartQuery, type Cart } from './cart.query.ts';
import { onOtherTab } from './other-tabs.ts';
import { type CartAction, cartChange } from './use-cart-change.ts';

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const ID = 'a'.repeat(43);

/** A server with one cart and variable latency; `reads` counts its cart requests. */
function server({ id = ID, latency = () => 0 }: { id?: string; latency?: () => number } = {}) {
  const held = new Set<number>();
  const known = new Set([id]);
  const state = { reads: 0, created: 0, writes: [] as number[] };
  const cart = () => ({ id, count: held.size, products: [...held] }) as unknown as Cart;
  const answer = async <Value>(value: () => Value) => {
    await wait(latency());
    return value();
  };
  const request = async (operation: string) => {
    if (operation.includes('mutation CreateCart')) {
      state.created += 1;
      const created = `b${state.created}`.padEnd(43, 'b');
      known.add(created);
      return answer(() => ({ createCart: { ...cart(), id: created } }));
    }
    state.reads += 1;
    const seen = cart();
    return answer(() => ({ cart: seen }));
  };
  const api = { request, read: request, search: request } as unknown as Api;
  const change = async (_request: Api['request'], cartId: string, product: number) => {
    state.writes.push(product);
    if (!known.has(cartId)) throw new ApiError({ name: 'NOT_FOUND', code: 201 });
    if (product > 0) held.add(product);
    else held.delete(-product);
    const seen = { ...cart(), id: cartId };
    return answer(() => seen);
  };
  return { api, change, held, state, cart };
}

let queryClient: QueryClient;
const jar = { cookie: '' };

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  jar.cookie = `cartId=${ID}`;
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Observes the cart query as a page does. */
function show(api: Api) {
  const observer = new QueryObserver(queryClient, cartQuery(api, { id: ID, signedIn: false }));
  return observer.subscribe(() => {});
}
const press = ({ api, change }: ReturnType<typeof server>, product: number, action?: CartAction) =>
  new MutationObserver(
    queryClient,
    cartChange(api, queryClient, action ?? (product > 0 ? 'add' : 'remove'), change),
  ).mutate(product);
const shown = () => queryClient.getQueryData(CART_KEY) as unknown as { products: number[] };
const calm = () => expect.poll(() => queryClient.isFetching() + queryClient.isMutating()).toBe(0);

test('a burst of fifty clicks ends in the state of the server, after one refresh', async () => {
  const shop = server({ latency: () => Math.random() * 4 });
  const close = show(shop.api);
  await calm();
  shop.state.reads = 0;
  const clicks = Array.from({ length: 50 }, (_, at) => (at % 3 === 2 ? -(at - 1) : at + 1));
  await Promise.all(clicks.map((product) => press(shop, product)));
  await calm();
  expect(shop.state.writes).toEqual(clicks);
  expect(shop.state.reads).toBe(1);
  expect(shown().products).toEqual([...shop.held]);
  close();
});

test('a refused click within a burst does not affect the others', async () => {
  const shop = server();
  const close = show(shop.api);
  const refuse = new MutationObserver(
    queryClient,
    cartChange<number>(shop.api, queryClient, 'add', async () => {
      throw new ApiError({ name: 'ITEM_UNAVAILABLE', code: 705 });
    }),
  );
  const burst = [press(shop, 1), refuse.mutate(2).catch(() => null), press(shop, 3)];
  await Promise.all(burst);
  await calm();
  expect(shown().products).toEqual([1, 3]);
  close();
});

test('a refresh that started before a click does not restore the old cart', async () => {
  let slow = 20;
  const shop = server({ latency: () => slow });
  const close = show(shop.api);
  slow = 0;
  await press(shop, 1);
  await calm();
  await wait(25);
  expect(shown().products).toEqual([1]);
  close();
});

test('a change in another tab during a click is in the final cart', async () => {
  const shop = server({ latency: () => 5 });
  const close = show(shop.api);
  await calm();
  const click = press(shop, 1);
  await wait(2);
  shop.held.add(99);
  await click;
  await calm();
  expect(shown().products.toSorted((a, b) => a - b)).toEqual([1, 99]);
  close();
});

test('other tabs are notified once per burst, at its end', async () => {
  const shop = server();
  const listener = vi.fn();
  const stop = onOtherTab(listener);
  await Promise.all([1, 2, 3].map((product) => press(shop, product)));
  await expect.poll(() => listener).toHaveBeenCalledOnce();
  await wait(10);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test('two items added before a cart exists share the cart that the first creates', async () => {
  jar.cookie = '';
  const shop = server();
  await Promise.all([press(shop, 1), press(shop, 2)]);
  expect(shop.state.created).toBe(1);
  expect([...shop.held]).toEqual([1, 2]);
});

test('an item added to a missing cart is added once to a new one', async () => {
  jar.cookie = `cartId=${'z'.repeat(43)}`;
  const shop = server();
  await press(shop, 1);
  expect(shop.state.created).toBe(1);
  expect(shop.state.writes).toEqual([1, 1]);
});

test('removing an item from a missing cart fails, and the cart is refetched', async () => {
  const shop = server({ id: 'y'.repeat(43) });
  const close = show(shop.api);
  await calm();
  shop.state.reads = 0;
  await expect(press(shop, -1)).rejects.toThrow('NOT_FOUND');
  await calm();
  expect([shop.state.created, shop.state.reads]).toEqual([0, 1]);
  close();
});

test('each change keeps the cart’s cookie for its whole time again', async () => {
  await press(server(), 1);
  expect(jar.cookie).toContain(`cartId=${ID}; Path=/; Max-Age=${CART_COOKIE_DAYS * DAY_SECONDS};`);
});

test('a change that ends after the logout does not bring the cart back', async () => {
  const shop = server({ latency: () => 50 });
  const click = press(shop, 1);
  await expect.poll(() => shop.state.writes).toEqual([1]);
  jar.cookie = '';
  await click;
  expect(jar.cookie).toBe('');
});

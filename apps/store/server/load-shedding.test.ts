import { expect, test } from 'vitest';
import { createLoadShedding, OverloadedError } from './load-shedding.ts';

/** Renders that end when told to, on a clock that is set by hand. */
function slowRenders(options: { maxWaitMs: number; always: number }) {
  let now = 0;
  const ends: (() => void)[] = [];
  const shed = createLoadShedding({ clock: () => now, ...options });
  const render = shed(
    () =>
      new Promise<string>((resolve) => {
        ends.push(() => resolve('page'));
      }),
  );
  return {
    render,
    /** Ends the oldest render after some milliseconds. */
    endAfter: async (ms: number) => {
      now += ms;
      ends.shift()?.();
      await Promise.resolve().then(() => Promise.resolve());
    },
    begun: () => ends.length,
  };
}

test('pages are rendered while those before them end soon enough, and refused otherwise', async () => {
  const { render, endAfter, begun } = slowRenders({ maxWaitMs: 800, always: 2 });
  const first = render();
  const rest = [render()];
  await endAfter(300);
  expect(await first).toBe('page');
  rest.push(render(), render());
  // Three that take 300 ms each.
  await expect(render()).rejects.toBeInstanceOf(OverloadedError);
  await expect(render()).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  expect(begun()).toBe(3);
  for (let left = 0; left < 3; left += 1) await endAfter(10);
  expect(await Promise.all(rest)).toEqual(['page', 'page', 'page']);
});

test('where a page takes long by itself, more are rendered at once', async () => {
  const { render, endAfter, begun } = slowRenders({ maxWaitMs: 300, always: 4 });
  void render();
  await endAfter(400);
  for (let count = 0; count < 4; count += 1) void render();
  await endAfter(100);
  // One alone took 400 ms, then 100 ms: twice their mean of 370 ms are seven that end every 100 ms.
  for (let count = begun(); count < 8; count += 1) void render();
  await expect(render()).rejects.toBeInstanceOf(OverloadedError);
  expect(begun()).toBe(8);
});

test('a crowd that comes before any page has ended is not let in as a whole', async () => {
  const { render, endAfter, begun } = slowRenders({ maxWaitMs: 800, always: 2 });
  const pages = Array.from({ length: 50 }, () => render().catch((error: Error) => error.name));
  expect(begun()).toBe(2);
  for (let left = 0; left < 2; left += 1) await endAfter(1);
  expect((await Promise.all(pages)).filter((page) => page === 'page')).toHaveLength(2);
});

test('a single slow page refuses nobody', async () => {
  const { render, endAfter } = slowRenders({ maxWaitMs: 800, always: 2 });
  void render();
  await endAfter(60_000);
  const pages = [render(), render()];
  for (let left = 0; left < 2; left += 1) await endAfter(1);
  expect(await Promise.all(pages)).toEqual(['page', 'page']);
});

test('a page that fails leaves its place', async () => {
  const failing = createLoadShedding({ clock: () => 0, maxWaitMs: 0, always: 1 })(() =>
    Promise.reject(new Error('away')),
  );
  for (let tries = 0; tries < 3; tries += 1) await expect(failing()).rejects.toThrow('away');
});

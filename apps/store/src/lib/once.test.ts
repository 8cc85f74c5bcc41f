import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('concurrent callers share one load', async () => {
  const load = vi.fn(async () => 'reader');
  const reader = once(load);
  expect(await Promise.all([reader(), reader()])).toEqual(['reader', 'reader']);
  expect(await reader()).toBe('reader');
  expect(load).toHaveBeenCalledOnce();
});

test('a failure rejects its callers, and the next call loads again', async () => {
  const load = vi.fn(async () => 'reader').mockRejectedValueOnce(new Error('no network'));
  const reader = once(load);
  const together = await Promise.allSettled([reader(), reader()]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reader()).toBe('reader');
  expect(load).toHaveBeenCalledTimes(2);
});

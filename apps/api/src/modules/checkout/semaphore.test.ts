import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('limits concurrent tasks, starts them in order of arrival, and a failed task frees its place', async () => {
  const pass = createSemaphore(3);
  const came: number[] = [];
  let inside = 0;
  let most = 0;
  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      pass(async () => {
        came.push(number);
        inside += 1;
        most = Math.max(most, inside);
        await turn();
        inside -= 1;
        if (number % 2 === 1) throw new Error('odd');
        return number;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(came).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  expect(await pass(async () => 'later')).toBe('later');
});

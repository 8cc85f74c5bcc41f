import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { createBackgroundTask } from './background-task.ts';

const services = { log: pino({ level: 'silent' }) };

test('requests during a run share the next one, and none is answered by a run that began before it', async () => {
  const runs: (() => void)[] = [];
  const task = createBackgroundTask('fill', () => new Promise((resolve) => runs.push(resolve)), services);
  const answered: string[] = [];
  const ask = (name: string) => task.request().then(() => answered.push(name));
  const all = [ask('a')];
  await vi.waitFor(() => expect(runs.length).toBe(1));
  all.push(ask('b'), ask('c'));
  runs[0]!();
  await vi.waitFor(() => expect(runs.length).toBe(2));
  expect(answered).toEqual(['a']);
  runs[1]!();
  await Promise.all(all);
  await task.idle();
  expect([answered, runs.length]).toEqual([['a', 'b', 'c'], 2]);
});

test('work that fails is done again until it succeeds, unless the task is stopped', async () => {
  let left = 1;
  const task = createBackgroundTask(
    'fill',
    async () => {
      left -= 1;
      if (left >= 0) throw new Error('no database');
    },
    services,
  );
  await task.request();
  expect(left).toBe(-1);

  let tries = 0;
  const failing = createBackgroundTask(
    'fill',
    () => Promise.reject(new Error(`try ${(tries += 1)}`)),
    services,
  );
  void failing.request();
  await vi.waitFor(() => expect(tries).toBe(1));
  await failing.stop();
  expect(tries).toBe(1);
});

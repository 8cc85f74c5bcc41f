import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testServices } from '../testing/services.ts';
import { jobs } from './jobs.ts';

test('a job runs repeatedly, in one of two processes at a time, and survives its own failure', async () => {
  const services = await testServices({ JOBS: '1', ALERT_SECONDS: '1' });
  const seen: number[] = [];
  const start = async () => {
    const app = Fastify();
    jobs(app, services);
    app.jobs.schedule('saved-searches', async () => {
      seen.push(Date.now());
      throw new Error('this run fails');
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  };
  const apps = [await start(), await start()];
  const began = Date.now();
  while (seen.length < 3 && Date.now() - began < 25_000) await sleep(50);
  await Promise.all(apps.map((app) => app.close()));
  await services.client.close();

  expect(seen.length).toBeGreaterThanOrEqual(3);
  const gaps = seen.slice(1).map((moment, index) => moment - (seen[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(500);
});

import { expect, test } from 'vitest';
import { checkPort, freePort } from './preflight.ts';

test.each(['4190', '6000', '10080'])(
  'PORT %s, which browsers block, is rejected before anything starts',
  async (port) => {
    await expect(checkPort(port)).rejects.toThrow(
      `Port ${port} is one that browsers refuse to open: set PORT to another number, such as 3000.`,
    );
  },
);

test('a free port is one that fetch connects to', async () => {
  expect(await freePort(4190)).toBeGreaterThan(4190);
});

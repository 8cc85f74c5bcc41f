import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { operationReport, table } from './operation-report.ts';
import { hundredths, instantOf, readArguments, wholeNumber } from './operations/operation.ts';
import { OPERATIONS } from './operations/operations.ts';
import { operateOn } from './operate.ts';

/** Runs a command on a shop of its own and returns what it prints. */
async function typed(name: string, ...args: string[]) {
  const operation = OPERATIONS[name];
  if (!operation) throw new Error(`Unknown operation: ${name}`);
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const err = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const code = await operateOn(name, operation, args);
    return { code, out: out.mock.calls.flat().join('\n'), err: err.mock.calls.flat().join('\n') };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

test('amounts, numbers and dates are parsed as people type them, and invalid ones are rejected', () => {
  expect([hundredths('12'), hundredths('12.5'), hundredths('0,05')]).toEqual([1200, 1250, 5]);
  for (const nonsense of ['', '-1', '1.234', 'cher', '12e3'])
    expect(() => hundredths(nonsense)).toThrow('euros');
  expect(wholeNumber('--limit', '7', [1, 9])).toBe(7);
  for (const nonsense of ['0', '10', '1.5', 'many'])
    expect(() => wholeNumber('--limit', nonsense, [1, 9])).toThrow('--limit');
  expect(instantOf('--from', '2026-12-31').toISOString()).toBe('2026-12-31T00:00:00.000Z');
  for (const nonsense of ['tomorrow', '2026-13-01', '12'])
    expect(() => instantOf('--from', nonsense)).toThrow('--from');
});

test('missing, surplus and unknown arguments are named', () => {
  const ship = OPERATIONS['orders ship'];
  if (!ship) throw new Error('Unknown operation: orders ship');
  expect(() => readArguments('orders ship', ship, [])).toThrow('ORDER');
  expect(() => readArguments('orders ship', ship, ['P-1', 'P-2'])).toThrow('ORDER');
  expect(() => readArguments('orders ship', ship, ['P-1', '--fast'])).toThrow('--fast');
});

test('rows are aligned under their headings, with a dash for unknown values', () => {
  expect(
    table([
      { order: 'P-1', parcels: 2, tracking: null },
      { order: 'P-22', parcels: 10 },
    ]),
  ).toBe('order  parcels  tracking\nP-1    2        –\nP-22   10       –');
});

test('a refused operation fails, and so does an unhealthy finding', () => {
  const err = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const refused = operationReport(true);
  refused.print({ refused: 'No order is called P-9.' });
  expect(refused.finish()).toBe(1);
  expect(err).toHaveBeenCalledWith('{"refused":"No order is called P-9."}');
  const unwell = operationReport(false);
  unwell.print({ row: { check: 'mail', state: 'unwell' } });
  expect(unwell.finish()).toBe(1);
  expect(out).toHaveBeenCalledWith('check  state\nmail   unwell');
  err.mockRestore();
  out.mockRestore();
});

test('operations also work without a running shop', async () => {
  vi.stubEnv('DATA_DIR', await mkdtemp(path.join(tmpdir(), 'patine-operate-')));
  vi.stubEnv('DATABASE_URL', '');
  const seen = {
    doctor: await typed('doctor', '--json'),
    none: await typed('orders ship', 'P-0000000'),
    coupon: await typed('coupons create', '--percent', '10', '--code', 'bienvenue'),
  };
  vi.unstubAllEnvs();
  const checks = seen.doctor.out.split('\n').map((line) => JSON.parse(line) as Record<string, string>);
  expect(checks.map(({ check }) => check)).toEqual([
    'configuration',
    'data folder',
    'pictures',
    'database',
    'replica',
    'durability',
    'migrations',
    'search',
    'mail',
    'cdn',
    'payment',
    'clock',
    'return refunds',
    'items',
    'sellers',
  ]);
  expect(checks.filter(({ state }) => state === 'unwell')).toEqual([]);
  expect(seen.doctor.code).toBe(0);
  expect([seen.none.code, seen.none.err]).toEqual([1, 'No order is called P-0000000.']);
  expect(seen.coupon.code).toBe(0);
  expect(seen.coupon.out).toContain('BIENVENUE');
});

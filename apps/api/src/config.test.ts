import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment is valid', () => {
  expect(readConfig({})).toMatchObject({ API_PORT: 3001, DATA_DIR: 'data', DEV_MAIL: false, JOBS: true });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
});

test.each([
  [{ API_PORT: 'abc' }, 'API_PORT: set it to a number from 1 to 65535'],
  [{ API_PORT: '70000' }, 'API_PORT: set it to a number from 1 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: set it to postgresql://'],
  [{ PUBLIC_URL: 'nonsense' }, 'PUBLIC_URL: set it to an http:// or https:// address'],
  [{ API_PORT: '4190' }, 'API_PORT: set it to another number: fetch refuses this port'],
  [{ PUBLIC_URL: 'http://localhost:4190' }, 'PUBLIC_URL: set it to another port: browsers refuse this one'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: set it to one of silent'],
  [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES: set it to addresses or networks'],
  [{ DEV_MAIL: 'yes' }, 'DEV_MAIL: set it to 0 or 1'],
])('%j is rejected with how to correct it', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(sentence);
});

test('a live key is rejected with the embedded database', () => {
  const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(() => readConfig(live)).toThrow('set DATABASE_URL');
  expect(() => readConfig({ ...live, DATABASE_URL: 'postgresql://shop@localhost/shop' })).not.toThrow();
});

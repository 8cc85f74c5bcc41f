import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiProcess, startApi } from './testing/api-process.ts';
import { bareEnvironment } from './testing/bare-environment.ts';
import { startMailServer } from './testing/mail-server.ts';
import { freePort, startPostgres } from './testing/postgres.ts';

const PASSWORD = 'Trois-vestes-9';
const DATABASE_URL = 'postgresql://patine@127.0.0.1:1/none';
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

let server: Awaited<ReturnType<typeof startPostgres>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  [server, mailServer] = await Promise.all([startPostgres(), startMailServer()]);
});
afterAll(async () => {
  mailServer.close();
  await server.stop();
});

type Ended = { code: number | null; out: string; err: string };

/** Runs a program of the api to its end, with nothing of this process's environment except PATH. */
const runToEnd = (program: string, words: string[], env: Record<string, string>) =>
  new Promise<Ended>((resolve) => {
    const file = path.join(import.meta.dirname, program);
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', file, ...words],
      { env: { ...bareEnvironment(), LOG_LEVEL: 'silent', ...env }, timeout: 30_000 },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });

const dataDir = () => mkdtempSync(path.join(tmpdir(), 'patine-required-'));
const start = (env: Record<string, string>) => runToEnd('server.ts', [], { DATA_DIR: dataDir(), ...env });

test.each([
  ['https', { PUBLIC_URL: 'https://shop.example' }, ['PAYMENT', 'MAIL']],
  ['https, in capitals', { PUBLIC_URL: 'HTTPS://shop.example' }, ['PAYMENT', 'MAIL']],
  ['a database that is kept', { DATABASE_URL }, ['PAYMENT', 'MAIL']],
  ['a mail server alone', { DATABASE_URL, SMTP_URL: 'smtp://127.0.0.1:1' }, ['PAYMENT']],
  ['a payment company alone', { DATABASE_URL, ...STRIPE }, ['MAIL']],
  ['a mailbox that all would see', { PUBLIC_URL: 'http://shop.example', DEV_MAIL: '1' }, ['DEV_MAIL']],
  [
    'https and such a mailbox',
    { PUBLIC_URL: 'https://shop.example', DEV_MAIL: '1' },
    ['PAYMENT', 'DEV_MAIL'],
  ],
])('with %s the api refuses to start, and names what to set', async (_, env, names) => {
  const { code, err } = await start(env);
  expect([
    code,
    err
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ]).toEqual([2, names]);
});

const shopOn = async (env: Partial<ApiProcess['env']> & Record<string, string>, database = 'waiting') =>
  startApi({ databaseUrl: server.url(database), dataDir: dataDir(), port: await freePort(), env });

/** Calls the api as the store does. */
const call = async (url: string, query: string, variables: object) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  expect(errors).toBeUndefined();
};

const register = (url: string, emailAddress: string) =>
  call(url, 'mutation($input: CustomerCreate!) { createCustomer(customerCreate: $input) { id } }', {
    input: {
      firstName: 'Léa',
      lastName: 'Martin',
      emailAddress,
      acceptTermsAndConditions: true,
      plainPassword: PASSWORD,
      optIn: false,
    },
  });

test('a shop set to keep its emails says so, and sends them once there is a mail server', async () => {
  await server.create('waiting');
  const env = { PUBLIC_URL: 'https://shop.example' };
  const silent = await shopOn(env);
  await register(silent.url, 'patient@example.fr');
  await call(
    silent.url,
    'mutation($emailAddress: String!) { askPasswordReset(emailAddress: $emailAddress) }',
    {
      emailAddress: 'patient@example.fr',
    },
  );
  expect((await fetch(`${silent.url}/dev/mail`)).status).toBe(404);
  await silent.kill();

  const examined = await runToEnd('cli/marketplace.ts', ['doctor', '--json'], {
    DATA_DIR: dataDir(),
    DATABASE_URL: server.url('waiting'),
    PAYMENT: 'sandbox',
    MAIL: 'outbox',
    ...env,
  });
  const rows = examined.out.trim().split('\n');
  const checks = rows.map((line) => JSON.parse(line) as Record<'check' | 'state' | 'finding', string>);
  const unwell = checks.filter(({ state }) => state === 'unwell');
  expect(unwell.map(({ check, finding }) => [check, finding.split(':')[0]])).toEqual([
    // PostgreSQL runs without fsync in tests.
    ['durability', 'fsync off, synchronous_commit on'],
    ['mail', 'no SMTP_URL'],
    ['payment', 'sandbox'],
  ]);
  expect(unwell[1]?.finding).toMatch(/[2-9] events wait, 0 are dead letters/);
  expect(examined.code).toBe(1);

  const talking = await shopOn({ ...env, SMTP_URL: mailServer.url });
  try {
    await expect.poll(() => mailServer.taken.length, { timeout: 20_000 }).toBe(2);
    expect(mailServer.taken.map(({ recipient }) => recipient)).toEqual(
      Array.from({ length: 2 }, () => 'patient@example.fr'),
    );
  } finally {
    await talking.kill();
  }
}, 120_000);

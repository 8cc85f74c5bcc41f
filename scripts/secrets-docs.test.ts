import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environment as apiEnvironment } from '../apps/api/src/config.ts';
import { environment as storeEnvironment } from '../apps/store/server/config.ts';
import { root } from './root.ts';

const variables = [
  ...new Set([...Object.keys(apiEnvironment.shape), ...Object.keys(storeEnvironment.shape)]),
];
/** By their name, or because an address may hold a password. */
const SECRET =
  /(SECRET|KEY|TOKEN|PASSWORD|DSN|WEBHOOK_ID)$|^(DATABASE_URL|DATABASE_DIRECT_URL|DATABASE_READ_URL|REDIS_URL|SMTP_URL|OPENSEARCH_URL)$/;
const secrets = variables.filter((name) => SECRET.test(name));
const told = readFileSync(path.join(root, 'docs/secrets.md'), 'utf8');

test('docs/secrets.md tells how each secret of the configuration is replaced', () => {
  expect(secrets.length).toBeGreaterThan(15);
  expect(secrets.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('each secret that is verified here has a variable for the one before it', () => {
  const verified = told.slice(0, told.indexOf('## Secrets that open another service'));
  const inTable = [...verified.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  expect(inTable).toHaveLength(5);
  for (const name of inTable) expect(variables).toContain(`${name}_PREVIOUS`);
});

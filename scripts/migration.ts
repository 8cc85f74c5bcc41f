import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Stop, main, root } from './root.ts';

const api = path.join(root, 'apps/api');
const meta = path.join(api, 'src/db/migrations/meta');

/**
 * Generates the migration of a changed schema. Only the newest snapshot is kept: drizzle-kit compares the schema with no
 * other, and each has 90 kB.
 */
await main(async () => {
  const [name] = process.argv.slice(2);
  if (!name || !/^[a-z0-9-]+$/.test(name))
    throw new Stop('Name the change in lower case, with hyphens: npm run migration -- add-loyalty-points');
  const { status } = spawnSync(
    path.join(api, 'node_modules/.bin/drizzle-kit'),
    ['generate', '--name', name],
    {
      cwd: api,
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Stop('drizzle-kit wrote no migration.');
  const snapshots = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort();
  for (const file of snapshots.slice(0, -1)) rmSync(path.join(meta, file));
});

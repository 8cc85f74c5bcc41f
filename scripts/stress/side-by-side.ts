import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stop, root } from '../root.ts';
import { type Found, notNothing, type Proving, scaled, unless } from './figures.ts';

const SECONDS = 60;

const git = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Stop(stderr.trim());
  return stdout.trim();
};

/** The commit before the newest migration, unless another is named in PROOF_BASE. */
const earlierRevision = () => {
  const named = process.env['PROOF_BASE'];
  const newest = git('log', '-1', '--format=%H', '--', 'apps/api/src/db/migrations/*.sql');
  return git('rev-parse', '--verify', `${named ?? `${newest}~1`}^{commit}`);
};

/** The api of an earlier commit works beside today's on one database, which today's has migrated. */
export async function sideBySide({ server, dataDir, freshDatabase, seed, scale }: Proving): Promise<Found> {
  const revision = earlierRevision();
  const checkout = path.join(mkdtempSync(path.join(tmpdir(), 'patine-earlier-')), 'checkout');
  git('worktree', 'add', '--detach', checkout, revision);
  try {
    // Installs its packages and generates its contract.
    const { status } = spawnSync('node', ['scripts/run.mjs', 'marketplace', 'help'], {
      cwd: checkout,
      stdio: 'ignore',
    });
    if (status !== 0) throw new Stop(`The version ${revision} cannot be installed.`);
    const { sideBySideRun } = await import('../../apps/api/src/testing/stress/side-by-side-run.ts');
    const { paid, captured, ...figures } = await sideBySideRun({
      server,
      database: await freshDatabase(),
      dataDir,
      earlier: checkout,
      seed,
      seconds: scaled(SECONDS, scale),
    });
    return {
      tried: `purchases through an api of ${revision.slice(0, 8)} and one of today's, on one database`,
      held: `${paid} orders paid`,
      wrong: [
        ...unless(paid > 0, 'nothing was sold'),
        ...unless(paid === captured, `${paid} paid, ${captured} captured`),
        ...notNothing(figures, 'at the end'),
      ],
    };
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
}

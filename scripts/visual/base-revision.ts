import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Stop, root } from '../root.ts';

const git = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Stop(stderr.trim());
  return stdout.trim();
};

/**
 * Returns the commit to compare with: the named revision, else HEAD if there are uncommitted changes, else its parent.
 */
export function baseRevision(named: string | undefined): string {
  const hasChanges = git('status', '--porcelain') !== '';
  return git('rev-parse', '--verify', `${named ?? (hasChanges ? 'HEAD' : 'HEAD~1')}^{commit}`);
}

/** Returns the folder for the screenshots of a revision. Deletes those of other revisions. */
export function baselineFolder(cache: string, revision: string): string {
  const folder = path.join(cache, 'baselines', revision);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(path.dirname(folder)))
    if (other !== revision) rmSync(path.join(path.dirname(folder), other), { recursive: true });
  return folder;
}

/** Builds the Storybook of a revision in a separate git work tree, with the packages of that revision. */
export function buildBaseStorybook(cache: string, revision: string): string {
  const tree = path.join(cache, 'base-tree');
  const built = path.join(tree, 'storybook-static');
  if (existsSync(tree)) git('worktree', 'remove', '--force', tree);
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', tree, revision);
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'storybook', 'build', built], {
    cwd: tree,
    stdio: 'inherit',
    env: { ...process.env, INIT_CWD: tree },
  });
  if (status !== 0) throw new Stop(`The Storybook of ${revision} does not build.`);
  return built;
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Stop, root } from '../root.ts';

/** The version that `run.mjs` installs with. */
const pnpm = () => /'(pnpm@[\d.]+)'/.exec(readFileSync(`${root}/scripts/run.mjs`, 'utf8'))?.[1] ?? 'pnpm';

const OPTIONS = [
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--prod',
  '--lockfile-only',
  '--filter=@patine/api',
  '--filter=@patine/store',
];

/** Returns what api and store are made of as CycloneDX JSON, written by pnpm from the lock file. */
export function billOfMaterials(): string {
  const { status, stdout, stderr } = spawnSync(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['--yes', pnpm(), 'sbom', ...OPTIONS],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );
  if (status !== 0) throw new Stop(`The bill of materials could not be written: ${stderr || stdout}`);
  return stdout;
}

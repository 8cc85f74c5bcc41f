import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from '../build.ts';
import { chromiumPath } from '../chromium.ts';
import { freePort } from '../preflight.ts';
import { bin, root } from '../root.ts';
import type { Found } from './figures.ts';

type Spec = { title: string; tests: { projectName: string; results: { errors: { message: string }[] }[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

function faultsOf({ title, tests }: Spec): string[] {
  return tests.flatMap(({ projectName, results }) =>
    results.flatMap(({ errors }) =>
      errors.map(({ message }) => `${projectName}, ${title}: ${stripVTControlCharacters(message)}`),
    ),
  );
}

/**
 * Checks every page and state in both languages, on desktop and phone: axe, missing messages, overflow, larger text.
 */
export async function accessibility(): Promise<Found> {
  build();
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-sweep-'));
  const report = path.join(folder, 'report.json');
  try {
    const first = await freePort(3230);
    spawnSync(bin('playwright'), ['test', '--config', 'apps/store/playwright.sweep.config.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: chromiumPath(),
        JOURNEYS_REPORT: report,
        JOURNEYS_PORTS: `${first},${await freePort(first + 1)}`,
      },
    });
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
    const specs = suites.flatMap(specsOf);
    const tests = specs.flatMap(({ tests }) => tests);
    const wrong = specs.flatMap(faultsOf);
    return {
      tried: `${tests.length} walks through every page and state`,
      held: `${tests.length} without a fault`,
      wrong: tests.length === 0 ? ['no walk was made'] : wrong,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

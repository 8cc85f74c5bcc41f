import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENTRIES, READ_BY_NAME } from './release/runtime-files.ts';
import { root } from './root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What loads something by a name that a trace of imports does not see. */
const BY_NAME =
  /createRequire\(|import\.meta\.resolve\(|new Worker\(|\bfork\(|execFile\)?\(process\.execPath/;
const CHECKED = [
  'apps/api/src/db/new-folder.ts',
  'apps/api/src/modules/content/read-folder.ts',
  'apps/api/src/modules/delivery/gazetteer.ts',
  'apps/api/src/modules/geocode/gazetteer-thread.ts',
  'apps/api/src/modules/geocode/load-places.ts',
  'apps/api/src/modules/media/encoding-process.ts',
  'apps/api/src/modules/search/snapshot/schema.ts',
  'apps/api/src/pdf/create-pdf.ts',
  'apps/api/src/wordmark.ts',
  'apps/store/server/workers/run-workers.ts',
  'packages/brand/src/font-files.ts',
  'packages/telemetry/src/open-telemetry/start.ts',
];

test('each file that loads something by a computed name is known, because a release holds only what is found', () => {
  const sources = globSync(['apps/api/src/**/*.ts', 'apps/store/server/**/*.ts', 'packages/*/src/**/*.ts'], {
    cwd: root,
  }).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  expect(sources.length).toBeGreaterThan(500);
  // Whoever adds a file here adds what it reads to READ_BY_NAME, unless `npm run proof -- image` finds it there.
  expect(sources.filter((file) => BY_NAME.test(read(file))).sort()).toEqual(CHECKED);
});

test('what is read by name exists, and so does what production starts', () => {
  for (const pattern of READ_BY_NAME.filter((name) => !name.startsWith('apps/store/dist')))
    expect([pattern, globSync(pattern, { cwd: root }).length > 0]).toEqual([pattern, true]);
  for (const entry of ENTRIES) expect(read(entry)).not.toBe('');
});

test('both images run without a system and without root, and tell whether they are ready', () => {
  const dockerfile = read('Dockerfile');
  const stages = new Map(
    dockerfile
      .split(/^(?=FROM )/m)
      .slice(1)
      .map((stage) => [/ AS (\w+)/.exec(stage)?.[1] ?? '', stage]),
  );
  const runtime = stages.get('runtime') ?? '';
  expect(runtime).toMatch(/^FROM gcr\.io\/distroless\/cc-debian\d+:nonroot /);
  expect(runtime).toContain('USER 65532:65532');
  for (const label of ['title', 'description', 'licenses', 'version', 'revision'])
    expect(runtime).toContain(`org.opencontainers.image.${label}=`);
  for (const name of ['api', 'store']) {
    const stage = stages.get(name) ?? '';
    expect(stage).toMatch(/^FROM runtime /);
    expect(stage).toMatch(/^HEALTHCHECK [^]+\/readyz/m);
    expect(ENTRIES.some((entry) => stage.includes(entry))).toBe(true);
  }
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, migratedImage } from '../db/client.ts';
import { startPostgres, TEMPLATE } from './postgres.ts';

export default async function setup(project: TestProject) {
  if (project.name !== 'api-postgres') {
    const folder = await mkdtemp(path.join(tmpdir(), 'patine-image-'));
    const file = path.join(folder, 'migrated.tar');
    await writeFile(file, Buffer.from(await (await migratedImage()).arrayBuffer()));
    project.provide('postgresUrl', '');
    project.provide('pgliteImage', file);
    return () => rm(folder, { recursive: true, force: true });
  }
  const server = await startPostgres();
  await server.create(TEMPLATE);
  await (await connect({ DATABASE_URL: server.url(TEMPLATE), DATA_DIR: '' })).close();
  project.provide('postgresUrl', server.url('postgres'));
  project.provide('pgliteImage', '');
  return () => server.stop();
}

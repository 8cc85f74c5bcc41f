import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the tests' PostgreSQL server, `…/postgres`; empty when the run is on PGlite. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject) {
  if (project.name !== 'api-postgres') {
    project.provide('postgresUrl', '');
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url('postgres'));
  return () => server.stop();
}

import pg from 'pg';
import type { TestProject } from 'vitest/node';
import setup from '../global-setup.ts';
import { TEMPLATE } from '../postgres.ts';
import { chosenMutant } from './mutants.ts';

/** Starts the tests' PostgreSQL; if the mutant is a SQL statement, it is applied to the template database. */
export default async function setupMutant(project: TestProject) {
  const stop = await setup(project);
  const mutant = chosenMutant();
  if (!mutant || !('sql' in mutant)) return stop;
  const client = new pg.Client({
    connectionString: project.getProvidedContext().postgresUrl.replace(/\/postgres$/, `/${TEMPLATE}`),
  });
  await client.connect();
  await client.query(mutant.sql);
  await client.end();
  return stop;
}

import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';
import { testDefaults } from '../../testing/defaults.ts';

/** The modules on a real PostgreSQL. */
export default defineConfig({
  // As Node resolves it, so that graphql is one module for us and for mercurius.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    ...testDefaults,
    name: 'api-postgres',
    setupFiles: ['../../testing/setup.ts'],
    include: ['src/modules/**/*.test.ts', 'src/plugins/**/*.test.ts'],
    // Who may do what does not depend on the database; every operation of the schema takes its time.
    exclude: [...configDefaults.exclude, 'src/modules/customers/ownership.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Files share what they import; each has a database of its own.
    isolate: false,
  },
});

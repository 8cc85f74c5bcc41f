import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

/** The suite that runs on both databases. */
export default defineConfig({
  // As Node resolves it, so that graphql is one module for us and for mercurius.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    name: 'api-pglite',
    include: ['src/modules/**/*.test.ts', 'src/plugins/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { chosenMutant } from './mutants.ts';

const api = path.join(import.meta.dirname, '..', '..', '..');
const modules = path.join(api, 'src', 'modules');
const mutant = chosenMutant();

/** The api's test configuration with one guard removed. */
export default defineConfig({
  root: api,
  resolve: { alias: { graphql: createRequire(path.join(api, 'package.json')).resolve('graphql') } },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        if (!mutant || 'sql' in mutant || id !== path.join(modules, mutant.file)) return null;
        return code.replace(mutant.from, mutant.to);
      },
    },
  ],
  test: {
    name: 'api-postgres',
    // A cached module would be run instead of the mutant.
    fsModuleCache: false,
    include: ['src/modules/**/*.test.ts'],
    globalSetup: [path.join(import.meta.dirname, 'mutant-setup.ts')],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../testing/defaults.ts';

/** What writes money, stock and people, on the embedded database too. */
export default defineConfig({
  // As Node resolves it, so that graphql is one module for us and for mercurius.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    ...testDefaults,
    name: 'api-pglite',
    setupFiles: ['../../testing/setup.ts'],
    // Its one connection matters where several things are written together; journeys walk through the rest on it.
    include: [
      'src/modules/{carts,catalogue,catalogue-import,checkout,coupons,customer-orders,customers}/**/*.test.ts',
      'src/modules/{inventory,offers,outbox,payment-providers,payments,personal-data}/**/*.test.ts',
      'src/modules/{registration,return-requests,returns,wishlist}/**/*.test.ts',
    ],
    // What several processes do at once, or takes long and says nothing of the database.
    exclude: ['src/**/*.postgres.test.ts', 'src/modules/customers/fuzz.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Files share what they import; each has a database of its own.
    isolate: false,
  },
});

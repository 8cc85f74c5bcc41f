import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders that stories import from. Watching the others, with their builds and databases, takes seconds. */
const WATCHED = ['.storybook', 'packages', 'apps/api/src/modules/mail', 'apps/api/src/messages'].map(
  (folder) => `${ROOT}${folder}/`,
);
const isNotWatched = (file: string) =>
  !WATCHED.some((folder) => `${file}/`.startsWith(folder) || folder.startsWith(`${file}/`));

/** What stories import from packages. One that is missing here is found by the first page that needs it, which loads again. */
const PACKAGES = [
  'axe-core',
  'dom-accessibility-api',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/theming',
  '@patine/ui > @patine/contract > zod',
  '@patine/ui > @radix-ui/react-dialog',
  '@patine/ui > class-variance-authority',
  '@patine/ui > micromark',
  '@patine/ui > react-intl',
  '@patine/ui > react-intl > intl-messageformat',
];

/** Compiled while the browser still loads the interface, instead of when the first page asks for them. */
const FIRST_PAGE = ['preview.tsx', 'Introduction.mdx'].map((file) => `${ROOT}.storybook/${file}`);

/** Opens `npm run storybook` sooner: packages are named instead of searched for in a thousand stories. */
export const quickStart = (): Plugin => ({
  name: 'quick-start',
  apply: 'serve',
  config: () => ({
    server: { watch: { ignored: isNotWatched }, warmup: { clientFiles: FIRST_PAGE } },
    optimizeDeps: { include: PACKAGES, holdUntilCrawlEnd: false },
  }),
  configResolved(config) {
    for (const { optimizeDeps } of [config, config.environments['client']])
      if (optimizeDeps) optimizeDeps.entries = [];
  },
});

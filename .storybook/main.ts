import tailwindcss from '@tailwindcss/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { quickStart } from './dev-server.ts';
import { componentHistoryModule } from './docs/component-history.ts';
import { componentPathsModule } from './docs/component-paths.ts';
import { componentMessagesModule } from './docs/component-messages.ts';
import { componentUsesModule } from './docs/component-uses.ts';
import { docgenOfComponentsAlone, propTables } from './docs/prop-tables.ts';
import { colorPairsModule } from './foundations/color-pairs.ts';
import { iconsInUse } from './foundations/icons-in-use.ts';
import { componentTokensModule } from './foundations/component-tokens.ts';
import { colorsIn } from './foundations/themes.ts';
import { tokenUsesModule } from './foundations/token-uses.ts';
import { addSearchWords } from './overview/search-words.ts';

const INTERFACE_FACE = './faces/instrument-sans-latin-wght-normal.woff2';
/** The interface around the stories waits for its face, which is requested before its scripts, rather than change it. */
const INTERFACE_HEAD = [
  `<link rel="preload" as="font" type="font/woff2" href="${INTERFACE_FACE}" crossorigin>`,
  `<style>@font-face{font-family:'Instrument Sans';font-weight:400 700;font-display:block;`,
  `src:url(${INTERFACE_FACE}) format('woff2')}.sidebar-header img{width:7rem}`,
  // The wordmark is ink on paper, and signs in the sidebar have the colour of their words.
  '.sidebar-container svg[type]{color:inherit;opacity:.6}[data-theme=dark] .sidebar-header img{filter:invert(1)}',
  // In the dark, Storybook makes another red of the one it is given.
  `[data-theme=dark] .sidebar-container [data-selected=true][data-selected]{background:${colorsIn('dark').get('garance-fill')}}</style>`,
].join('');

/** Story files of a part of the library, for screenshots of it alone (`scripts/test-visual.ts`). */
const PART = process.env['STORY_FILES'];

export default {
  framework: '@storybook/react-vite',
  stories: PART
    ? PART.split(',')
    : [
        './*.mdx',
        './{emails,foundations,overview,path,screens}/*.mdx',
        './*.stories.tsx',
        '../packages/ui/src/**/*.stories.tsx',
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: './pictures', to: '/media' },
    { from: '../packages/ui/figma', to: '/figma' },
    { from: '../packages/brand/node_modules/@fontsource-variable/instrument-sans/files', to: '/faces' },
  ],
  // The interface around the stories loads no style sheet of the shop.
  managerHead: (head = '') => `${head}${INTERFACE_HEAD}`,
  features: {
    sidebarOnboardingChecklist: false,
    changeDetection: false,
    experimentalSearchDocsHeadings: true,
  },
  storyIndexGenerator: (generator) => {
    const read = generator?.getIndexAndStats.bind(generator);
    if (generator && read)
      generator.getIndexAndStats = async () => {
        const found = await read();
        addSearchWords(found.storyIndex);
        return found;
      };
    return generator;
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      // The tests of stories have a server of their own, which may not load a page again.
      process.env['VITEST'] ? [] : [quickStart(), docgenOfComponentsAlone()],
      propTables(),
      componentPathsModule(),
      componentUsesModule(),
      componentHistoryModule(),
      colorPairsModule(),
      iconsInUse(),
      tokenUsesModule(),
      componentTokensModule(),
      componentMessagesModule(),
      tailwindcss(),
    ],
    // Its icons are modules already. Bundled, those of pages are found late, and the page is loaded once more.
    optimizeDeps: {
      ...config.optimizeDeps,
      exclude: [...(config.optimizeDeps?.exclude ?? []), 'lucide-react'],
    },
    build: {
      ...config.build,
      // The documentation and accessibility add-ons are large chunks of their own, and shoppers never load them.
      chunkSizeWarningLimit: 1500,
      reportCompressedSize: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // These warnings cannot be fixed here: packages contain 'use client', and documentation takes most of the build time.
        checks: { moduleLevelDirective: false, pluginTimings: false },
        // The code of a story names its components as they are imported.
        output: { keepNames: true },
      },
    },
  }),
} satisfies StorybookConfig;

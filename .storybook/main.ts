import tailwindcss from '@tailwindcss/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { propTables } from './docs/prop-tables.ts';
import { iconsInUse } from './foundations/icons-in-use.ts';

const face = (family: string, weight: string, file: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(./faces/${file}.woff2) format('woff2')}`;
const INTERFACE_FACES = [
  face('Instrument Sans', '400 700', 'instrument-sans-latin-wght-normal'),
  face('Fraunces', '100 900', 'fraunces-latin-opsz-normal'),
  '.sidebar-header{font-family:Fraunces,Georgia,serif}',
].join('');

export default {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', './*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: './pictures', to: '/media' },
    { from: '../packages/ui/src/styles/fonts', to: '/faces' },
    { from: '../packages/ui/node_modules/@fontsource-variable/instrument-sans/files', to: '/faces' },
  ],
  // The interface around the stories loads no style sheet of the shop.
  managerHead: (head = '') => `${head}<style>${INTERFACE_FACES}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), propTables(), iconsInUse(), tailwindcss()],
    build: {
      ...config.build,
      // The documentation and accessibility add-ons are large chunks of their own, and shoppers never load them.
      chunkSizeWarningLimit: 1500,
      reportCompressedSize: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // These warnings cannot be fixed here: packages contain 'use client', and documentation takes most of the build time.
        checks: { moduleLevelDirective: false, pluginTimings: false },
      },
    },
  }),
} satisfies StorybookConfig;

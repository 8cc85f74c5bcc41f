import tailwindcss from '@tailwindcss/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { propTables } from './docs/prop-tables.ts';
import { iconsInUse } from './foundations/icons-in-use.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', './*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: './pictures', to: '/media' }],
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

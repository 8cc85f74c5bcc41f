import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themeNamed } from './theme.ts';

addons.setConfig({ theme: themeNamed('light') });

// The interface has the theme of the toolbar, as pages of documentation have.
addons.register('patine/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const theme = themeNamed(String(globals['theme'] ?? 'light'));
    document.documentElement.dataset['theme'] = theme.base;
    api.setOptions({ theme });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

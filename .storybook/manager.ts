import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Patine',
    brandUrl: './',
    fontBase: '"Instrument Sans", system-ui, sans-serif',
    colorPrimary: '#a63d2f',
    colorSecondary: '#2b4162',
    appBg: '#f1eae0',
    appContentBg: '#faf7f2',
    appPreviewBg: '#faf7f2',
    appBorderColor: '#ddd3c5',
    appBorderRadius: 2,
    textColor: '#1c1917',
    barTextColor: '#6b6259',
    barSelectedColor: '#a63d2f',
  }),
});

import { BRAND_NAME } from '../packages/brand/src/index.ts';
import { create } from 'storybook/theming';
import wordmark from '../packages/brand/wordmark.svg';

/** Storybook's theme in the colours of tokens.css, which its own interface does not load. */
export const theme = create({
  base: 'light',
  brandTitle: BRAND_NAME,
  brandUrl: './',
  brandImage: wordmark,
  brandTarget: '_self',
  fontBase: '"Instrument Sans", system-ui, sans-serif',
  colorPrimary: '#a63d2f',
  colorSecondary: '#2b4162',
  appBg: '#f1eae0',
  appContentBg: '#faf7f2',
  appPreviewBg: '#faf7f2',
  appBorderColor: '#ddd3c5',
  appBorderRadius: 2,
  textColor: '#1c1917',
  barBg: '#faf7f2',
  barTextColor: '#6b6259',
  barSelectedColor: '#a63d2f',
});

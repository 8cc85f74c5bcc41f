import { BRAND_NAME } from '../packages/brand/src/index.ts';
import { create } from 'storybook/theming';
import { TEXT_FONT } from '../packages/brand/src/faces.ts';
import wordmark from '../packages/brand/wordmark.svg';
import { colorsIn, type Theme } from './foundations/themes.ts';

/** Storybook's theme in the shop's colours: its own interface loads no style sheet of the shop. */
function themeIn(theme: Theme) {
  const colors = colorsIn(theme);
  const color = (name: string) => colors.get(name) ?? '';
  return create({
    base: theme.endsWith('dark') ? 'dark' : 'light',
    brandTitle: BRAND_NAME,
    brandUrl: './',
    brandImage: wordmark,
    brandTarget: '_self',
    fontBase: TEXT_FONT,
    colorPrimary: color('garance'),
    colorSecondary: color('garance'),
    appBg: color('ecru'),
    appContentBg: color('paper'),
    appHoverBg: color('line'),
    appPreviewBg: color('paper'),
    appBorderColor: color('line'),
    appBorderRadius: 2,
    textColor: color('ink'),
    textMutedColor: color('muted'),
    barBg: color('paper'),
    barTextColor: color('muted'),
    barSelectedColor: color('garance'),
    inputBg: color('surface'),
    inputBorder: color('field'),
    inputTextColor: color('ink'),
    buttonBg: color('surface'),
    buttonBorder: color('field'),
    booleanBg: color('ecru'),
    booleanSelectedBg: color('surface'),
  });
}

const isInTheDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Pages of documentation and the interface around them, in a theme of the toolbar: `light`, `dark` or `contrast`. */
export function themeNamed(name: string) {
  if (name === 'dark') return themeIn('dark');
  if (name === 'contrast') return themeIn(isInTheDark() ? 'contrast-dark' : 'contrast');
  return themeIn('light');
}

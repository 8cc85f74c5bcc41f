import { BRAND_NAME } from '../packages/brand/src/index.ts';
import { create } from 'storybook/theming';
import { colors } from '../packages/brand/src/colors.ts';
import { TEXT_FONT } from '../packages/brand/src/faces.ts';
import wordmark from '../packages/brand/wordmark.svg';

/** Storybook's theme in the shop's colours: its own interface loads no style sheet of the shop. */
export const theme = create({
  base: 'light',
  brandTitle: BRAND_NAME,
  brandUrl: './',
  brandImage: wordmark,
  brandTarget: '_self',
  fontBase: TEXT_FONT,
  colorPrimary: colors.garance,
  colorSecondary: colors.denim,
  appBg: colors.ecru,
  appContentBg: colors.paper,
  appPreviewBg: colors.paper,
  appBorderColor: colors.line,
  appBorderRadius: 2,
  textColor: colors.ink,
  barBg: colors.paper,
  barTextColor: colors.muted,
  barSelectedColor: colors.garance,
});

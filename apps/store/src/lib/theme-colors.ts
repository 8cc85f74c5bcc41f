import { colors, darkColors } from '@patine/brand/colors';

/** Colour of the browser’s interface around a page, by theme: that of the page. */
export const THEME_COLORS = { light: colors.paper, dark: darkColors.paper } as const;

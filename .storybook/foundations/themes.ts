import { referenced, tokens } from '../../scripts/docs/design-tokens.ts';

/** Groups of tokens that make a theme: a later one replaces colours of those before it. */
export const THEMES = {
  light: ['color'],
  dark: ['color', 'dark'],
  contrast: ['color', 'contrast'],
  'contrast-dark': ['color', 'contrast-dark'],
} as const satisfies Record<string, readonly string[]>;
export type Theme = keyof typeof THEMES;

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  'contrast-dark': 'High contrast, in the dark',
};

const ownTokens = (theme: Theme) =>
  THEMES[theme].flatMap((group) => tokens.filter((token) => token.group === group));

/** Returns the opacity of each colour that is see-through in a theme, from 0 to 1. */
export const opacitiesIn = (theme: Theme): ReadonlyMap<string, number> =>
  new Map(
    ownTokens(theme).flatMap(({ name, value }) => {
      const { alpha } = value as { alpha?: number };
      return alpha === undefined ? [] : [[name, alpha] as const];
    }),
  );

/** Returns the opaque form of each colour in a theme, as six-digit hex codes by name. */
export function colorsIn(theme: Theme): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const own = ownTokens(theme);
  for (const { name, value } of own)
    if (typeof value !== 'string') found.set(name, (value as { hex: string }).hex);
  for (const { name, value } of own)
    if (typeof value === 'string') found.set(name, found.get(referenced(value).name) ?? '');
  return found;
}

import { describe, expect, test } from 'vitest';
import { tokens } from '../../scripts/docs/design-tokens.ts';
import { wordPairs } from './color-pairs.ts';
import { contrast } from './contrast.ts';
import { THEMES, colorsIn, opacitiesIn, type Theme } from './themes.ts';
import { drawnFiles } from './token-uses.ts';

const files = drawnFiles().filter(({ file }) => !file.startsWith('apps/api/'));

const pairs = wordPairs();

const LEAST: Record<Theme, number> = { light: 4.5, dark: 4.5, contrast: 7, 'contrast-dark': 7 };
/** Of edges and focus rings: WCAG 2.2, 1.4.11. */
const LEAST_OF_EDGES = 3;

const ratio = (theme: Theme, one: string, other: string) => {
  const colors = colorsIn(theme);
  return contrast(colors.get(one) ?? '', colors.get(other) ?? '');
};

describe.each(Object.keys(THEMES) as Theme[])('in the theme %s', (theme) => {
  const known = new Set(colorsIn(theme).keys());

  test('words can be read on what they lie on', () => {
    const weak = pairs.flatMap(({ over, ground }) => {
      if (!known.has(over) || !known.has(ground)) return [];
      const found = ratio(theme, over, ground);
      return found < LEAST[theme] ? [`${over} on ${ground}: ${found.toFixed(2)}`] : [];
    });
    expect(weak).toEqual([]);
  });

  test('edges of fields and the focus ring can be seen', () => {
    const weak = ['field', 'focus', 'garance'].flatMap((edge) =>
      ['paper', 'surface', 'ecru'].filter((ground) => ratio(theme, edge, ground) < LEAST_OF_EDGES),
    );
    expect(weak).toEqual([]);
  });
});

test('pairs are found in lists of classes', () => {
  expect(pairs.map(({ over, ground }) => `${over} on ${ground}`)).toEqual(
    expect.arrayContaining(['on-fill on garance-fill', 'paper on ink', 'shade on mustard', 'ink on blush']),
  );
});

test('high contrast in the dark replaces what the dark and high contrast replace', () => {
  const named = (group: string) => tokens.filter((token) => token.group === group).map(({ name }) => name);
  const own = new Set(named('contrast-dark'));
  expect([...named('dark'), ...named('contrast')].filter((name) => !own.has(name))).toEqual([]);
});

test('no utility has a colour that is no token, which the style sheet would leave out', () => {
  const gone = /(?<![\w-])(?:bg|text|border|outline|fill|stroke|ring|divide)-(?:white|black)(?![\w-])/;
  expect(files.filter(({ code }) => gone.test(code)).map(({ file }) => file)).toEqual([]);
});

test('what is see-through has an opacity of its own in a theme', () => {
  expect([...opacitiesIn('light')]).toEqual([['scrim', 0.5]]);
  expect(opacitiesIn('contrast-dark').get('scrim')).toBe(0.8);
});

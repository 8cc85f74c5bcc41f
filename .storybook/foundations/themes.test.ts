import { describe, expect, test } from 'vitest';
import { tokens } from '../../scripts/docs/design-tokens.ts';
import { contrast } from './contrast.ts';
import { THEMES, colorsIn, type Theme } from './themes.ts';
import { drawnFiles } from './token-uses.ts';

const files = drawnFiles().filter(({ file }) => !file.startsWith('apps/api/'));

/** The ground and the words of each list of classes that has both, as `text on ground`. */
const pairsInUse = () => {
  const pairs = files.flatMap(({ code }) =>
    [...code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|@apply [^;]*;/g)].flatMap(([classes]) => {
      const [, ground] = /(?<![\w:/[-])bg-([a-z-]+)(?![\w/-])/.exec(classes) ?? [];
      const [, words] =
        /(?<![\w:/[-])text-([a-z-]+)(?![\w/-])/.exec(
          classes.replaceAll(
            /text-(xs|sm|base|lg|xl|left|center|right|start|end|balance|pretty|inherit|current|transparent)\b/g,
            '',
          ),
        ) ?? [];
      return ground && words ? [`${words} on ${ground}`] : [];
    }),
  );
  return [...new Set(pairs)];
};

/** Words on what they lie on, beyond one list of classes. */
const INHERITED = ['ink', 'ink-soft', 'muted', 'garance', 'denim', 'moss'].flatMap((words) =>
  ['paper', 'surface', 'ecru'].map((ground) => `${words} on ${ground}`),
);

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
    const all = [...new Set([...INHERITED, ...pairsInUse()])];
    const weak = all.flatMap((pair) => {
      const [words = '', ground = ''] = pair.split(' on ');
      if (!known.has(words) || !known.has(ground)) return [];
      const found = ratio(theme, words, ground);
      return found < LEAST[theme] ? [`${pair}: ${found.toFixed(2)}`] : [];
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
  expect(pairsInUse()).toEqual(
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

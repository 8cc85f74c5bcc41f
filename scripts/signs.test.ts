import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const fontkit = createRequire(path.join(root, 'apps/api/package.json'))('fontkit') as {
  openSync: (file: string) => { characterSet: number[] };
};
const FACES_FOLDER = path.join(root, 'packages/brand/faces');

/** What a reader may see: messages, pages, components, demo listings and size charts. */
const TEXTS = globSync(
  [
    'apps/store/src/i18n/*.json',
    'apps/store/src/**/*.tsx',
    'packages/ui/src/messages/*.json',
    'packages/ui/src/**/*.{ts,tsx}',
    'apps/api/src/messages/*.json',
    'apps/api/content/**/*.json',
    'packages/brand/*.json',
    'apps/api/demo/**/*.ts',
    'packages/core/src/sizes/size-chart.ts',
  ],
  { cwd: root },
).filter((file) => !/\.(test|stories)\.|\/testing\/|node_modules/.test(file));

/** Signs are what is neither letter, mark, space nor format character; any font draws ASCII. */
const SIGN = /[^\p{L}\p{M}\p{Z}\p{C}\p{ASCII}]/gu;

const withoutComments = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{}])\/\/.*$/gm, '$1');

const inRange = (range: string, code: number) =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });

/** The faces of a family and style: a browser takes a character from a file that has it and whose range names it. */
function facesOf(family: string, style: string) {
  const css = readFileSync(path.join(FACES_FOLDER, 'faces.css'), 'utf8');
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)]
    .map(([, rules = '']) => ({
      family: /font-family: '([^']+)'/.exec(rules)?.[1],
      style: /font-style: (\w+)/.exec(rules)?.[1] ?? 'normal',
      file: /url\('([^']+)'\)/.exec(rules)?.[1],
      range: /unicode-range:([^;]+);/.exec(rules)?.[1] ?? '',
    }))
    .filter((face) => face.family === family && face.style === style && face.file !== undefined)
    .map(({ file = '', range }) => ({
      range,
      characters: new Set(fontkit.openSync(path.join(FACES_FOLDER, file)).characterSet),
    }));
}

const FACES = {
  'Instrument Sans': facesOf('Instrument Sans', 'normal'),
  Fraunces: facesOf('Fraunces', 'normal'),
  'Fraunces italic': facesOf('Fraunces', 'italic'),
};

const draws = (name: keyof typeof FACES, sign: string) => {
  const code = sign.codePointAt(0)!;
  return FACES[name].some(({ range, characters }) => inRange(range, code) && characters.has(code));
};

const used = new Map<string, string>();
for (const file of TEXTS)
  for (const [sign] of withoutComments(readFileSync(path.join(root, file), 'utf8')).matchAll(SIGN))
    if (!used.has(sign)) used.set(sign, file);

test('the texts use signs beyond ASCII', () => {
  for (const sign of ['«', '’', '→', '½', '€']) expect([...used.keys()]).toContain(sign);
});

test.each(Object.keys(FACES) as (keyof typeof FACES)[])('%s draws every sign of the texts', (name) => {
  const missing = [...used]
    .filter(([sign]) => !draws(name, sign))
    .map(([sign, file]) => `${sign} in ${file}`);
  expect(missing).toEqual([]);
});

test.each(['→', '←', '×', '″', '′', '★', '✓', '±', '½'])('%s is in both families', (sign) => {
  expect(draws('Instrument Sans', sign)).toBe(true);
  expect(draws('Fraunces', sign)).toBe(true);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const VALUE = String.raw`(?:\[[^\]\s]+\]|\([^)\s]+\)|\d[\w./]*|auto|px|full)`;

/** Utilities that name a side of the screen; what is centred (`left-1/2`) has none. */
const UTILITIES = new RegExp(
  [
    String.raw`(?<![\w-])-?(?:scroll-)?[mp][lr]-${VALUE}`,
    String.raw`(?<![\w-])-?(?:left|right)-(?!1/2)${VALUE}`,
    String.raw`(?<![\w-])(?:border|rounded)-[lr](?=[\s'"\`-])`,
    String.raw`(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])`,
  ].join('|'),
  'g',
);
/** The same as declarations. */
const DECLARATIONS =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left(?!: 50%)|right)\s*:(?!:)|(?:text-align|float):\s*(?:left|right)/g;

const found = (glob: string, pattern: RegExp) =>
  globSync(glob, { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([name]) => `${file}: ${name}`),
  );

test('components and pages name the start and the end of a line, not its left and right', () => {
  expect([
    ...found('{packages/ui,apps/store}/{src,server}/**/*.{ts,tsx,css}', UTILITIES),
    ...found('{packages/ui,apps/store}/src/**/*.css', DECLARATIONS),
  ]).toEqual([]);
});

test.each(['ml-4', 'sm:-mr-1', 'before:left-[3px]', 'border-l-2', 'text-left', 'scroll-pl-2'])(
  '%s would be found',
  (utility) => {
    expect(`'${utility} '`).toMatch(new RegExp(UTILITIES.source));
  },
);

test.each(['left-1/2', 'ms-4', 'start-0', 'icons/chevron-left', 'left-image-layout', 'border-line'])(
  '%s is allowed',
  (name) => {
    expect(`'${name}'`).not.toMatch(new RegExp(UTILITIES.source));
  },
);

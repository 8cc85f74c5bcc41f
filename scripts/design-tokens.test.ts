import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colors } from '../packages/brand/src/colors.ts';
import { cssValue, referenced, tokens } from './docs/design-tokens.ts';
import { figmaVariables } from './docs/figma-variables.ts';
import { tokensCss } from './docs/tokens-css.ts';
import { root } from './root.ts';

const written = (file: string) => readFileSync(path.join(root, file), 'utf8');
const cssOf = (id: string) => {
  const token = tokens.find(({ group, name }) => `${group}.${name}` === id);
  if (!token) throw new Error(`No token ${id}`);
  return cssValue(token);
};

test('the style sheet and the variables of Figma are those of the tokens: `npm run docs` writes them', () => {
  expect(written('packages/ui/src/styles/tokens.css')).toBe(tokensCss());
  expect(written('packages/ui/figma/phone.tokens.json')).toBe(figmaVariables('phone'));
  expect(written('packages/ui/figma/desktop.tokens.json')).toBe(figmaVariables('desktop'));
});

test('the components of a colour are those of its hexadecimal form', () => {
  const wrong = tokens.filter(({ type, value }) => {
    if (type !== 'color' || typeof value === 'string') return false;
    const { components, hex } = value as { components: number[]; hex: string };
    const bytes = components.map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${bytes.join('')}` !== hex;
  });
  expect(wrong).toEqual([]);
});

test('a reference leads to a token', () => {
  expect(referenced('{color.denim}').name).toBe('denim');
  expect(() => referenced('{color.purple}')).toThrow('No design token is named {color.purple}');
  const references = tokens.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  expect(references.map((reference) => referenced(reference).type)).toEqual(['color']);
});

test('each type is written as CSS writes it', () => {
  expect(cssOf('color.focus')).toBe('var(--denim)');
  expect(cssOf('color.scrim')).toBe('rgb(28 25 23 / 0.5)');
  expect(cssOf('size.radius')).toBe('2px');
  expect(cssOf('duration.motion')).toBe('160ms');
  expect(cssOf('easing.ease')).toBe('cubic-bezier(0.3, 0, 0.2, 1)');
  expect(cssOf('font.display')).toMatch(/^'Fraunces', .*, serif$/);
  expect(cssOf('shadow.float')).toBe('0 12px 32px -8px rgb(28 25 23 / 0.22), 0 2px 6px rgb(28 25 23 / 0.06)');
});

test('a wider screen overrides a narrower one, and a preference both', () => {
  expect([...tokensCss().matchAll(/@media \((.+)\)/g)].map(([, query]) => query)).toEqual([
    'min-width: 43em',
    'min-width: 60em',
    'min-width: 85em',
    'min-width: 105em',
    'prefers-reduced-motion: reduce',
  ]);
});

test('lengths are computed for Figma, which knows neither rem nor calc', () => {
  const desktop = JSON.parse(figmaVariables('desktop')) as Record<
    string,
    Record<string, { $value: unknown }>
  >;
  const phone = JSON.parse(figmaVariables('phone')) as typeof desktop;
  expect(phone['text']?.['sm']?.$value).toEqual({ value: 13.333, unit: 'px' });
  expect(desktop['text']?.['sm']?.$value).toEqual({ value: 13, unit: 'px' });
  expect(desktop['text']?.['xl']?.$value).toEqual({ value: 25, unit: 'px' });
  expect(desktop['size']?.['header-height']?.$value).toEqual({ value: 84, unit: 'px' });
  expect(phone['color']?.['focus']?.$value).toBe('{color.denim}');
});

test('emails and PDFs have the colours of the style sheet', () => {
  for (const [name, hex] of Object.entries(colors)) {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokensCss()).toContain(`--${property}: ${hex};`);
  }
});

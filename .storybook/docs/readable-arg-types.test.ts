import { createElement } from 'react';
import { expect, test } from 'vitest';
import { isOpaque, readableArgTypes } from './readable-arg-types.ts';

const component = Object.assign(() => null, {
  // oxlint-disable-next-line no-underscore-dangle -- the name that docgen gives it
  __docgenInfo: {
    props: {
      size: { tsType: { name: 'union', raw: "\n | 'sm'\n | 'md'" } },
      bounds: { tsType: { name: 'signature', raw: '{ min: Money;\n max: Money }' } },
      footer: { tsType: { name: 'ReactNode' } },
      hint: { tsType: { name: 'ReactNode' } },
      square: {
        tsType: { name: 'union', raw: 'boolean | undefined' },
        shown: { summary: 'boolean | undefined' },
      },
    },
  },
});

const enhance = (initialArgs: Record<string, unknown>) =>
  readableArgTypes({
    argTypes: Object.fromEntries(
      ['size', 'bounds', 'footer', 'hint', 'square'].map((name) => [name, { name }]),
    ),
    component,
    initialArgs,
  } as unknown as Parameters<typeof readableArgTypes>[0]);

test('a type is shown as written, on one line', () => {
  const { size, bounds } = enhance({});
  expect(size?.table?.type?.summary).toBe("'sm' | 'md'");
  expect(bounds?.table?.type?.summary).toBe('{ min: Money; max: Money }');
});

test('an optional plain value has the control and the type of a required one', () => {
  const { square } = enhance({});
  expect(square?.control).toEqual({ type: 'boolean' });
  expect(square?.table?.type?.summary).toBe('boolean');
});

test('a slot with text has a text field, a slot with elements or nothing has no control', () => {
  const { footer, hint } = enhance({ footer: createElement('b'), hint: 'Entre 44 € et 62 €.' });
  expect(footer?.control).toEqual({ disable: true });
  expect(hint?.control).toEqual({ type: 'text' });
  expect(enhance({}).hint?.control).toEqual({ disable: true });
});

test('elements in an argument that docgen does not know have no control either', () => {
  expect(enhance({ children: createElement('b') })['children']?.control).toEqual({ disable: true });
});

test('an object keeps its control unless it has elements or functions in it', () => {
  expect(enhance({ bounds: { min: { amount: 100, currency: 'EUR' } } }).bounds).not.toHaveProperty('control');
  expect(isOpaque([{ label: createElement('b') }])).toBe(true);
  expect(isOpaque({ format: () => '' })).toBe(true);
  expect(isOpaque([null, undefined, 3, 'Neuf', { label: 'Neuf' }])).toBe(false);
});

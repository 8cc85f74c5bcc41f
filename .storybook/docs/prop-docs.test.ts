import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { propDocs } from './prop-docs.ts';

const docsOf = (name: string) => {
  const file = fileURLToPath(new URL(`../../packages/ui/src/${name}`, import.meta.url));
  return propDocs(readFileSync(file, 'utf8'), file)[0]!;
};

test('a variant has its values as one writes them, and the one that holds when none is given', () => {
  const { component, rows } = docsOf('button/Button.tsx');
  expect(component).toBe('Button');
  expect(rows['size']).toMatchObject({
    required: false,
    tsType: { raw: "'sm' | 'md'" },
    defaultValue: { value: "'md'" },
  });
  expect(rows['block']).toMatchObject({
    tsType: { name: 'boolean' },
    defaultValue: { value: 'false' },
  });
});

test('numbers among the values stay numbers', () => {
  expect(docsOf('prose/Prose.tsx').rows['columns']).toMatchObject({
    tsType: { raw: "1 | 2 | 3 | 'unfolded'" },
    defaultValue: { value: '1' },
  });
});

test('of a table that is taken in part, only those variants are props', () => {
  expect(Object.keys(docsOf('price/Price.tsx').rows)).toEqual(expect.arrayContaining(['size', 'past']));
  expect(docsOf('price/Price.tsx').rows).not.toHaveProperty('reduced');
});

test('a member says whether it may be left out, and its sentence without the marks of a comment', () => {
  const { rows } = docsOf('blocks/iframe-content/IframeContentBlock.tsx');
  expect(rows['block']?.required).toBe(true);
  expect(rows['allowedOrigins']).toMatchObject({
    required: false,
    tsType: { name: 'readonly string[]' },
    description: expect.stringMatching(/^Origins that .* undo the sandbox\.$/),
  });
});

test('what a component takes over from another is among its props, save what it leaves out', () => {
  const { rows } = docsOf('drawer/Drawer.tsx');
  expect(rows).toMatchObject({ side: {}, open: {}, title: {} });
  expect(rows['open']?.description).not.toBe('');
  expect(rows).not.toHaveProperty('slot');
});

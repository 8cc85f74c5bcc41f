import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { propDocs } from './prop-docs.ts';

const docsOf = (name: string) => {
  const file = fileURLToPath(new URL(`../../packages/ui/src/${name}`, import.meta.url));
  return propDocs(readFileSync(file, 'utf8'), file)[0]!;
};

test('a variant lists its values as written in code, and its default', () => {
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

test('numeric values stay numbers', () => {
  expect(docsOf('prose/Prose.tsx').rows['columns']).toMatchObject({
    tsType: { raw: "1 | 2 | 3 | 'answers' | 'unfolded'" },
    defaultValue: { value: '1' },
  });
});

test('only the picked variants of a table are props', () => {
  expect(Object.keys(docsOf('price/Price.tsx').rows)).toEqual(expect.arrayContaining(['size', 'past']));
  expect(docsOf('price/Price.tsx').rows).not.toHaveProperty('reduced');
});

test('a member is marked optional or required, with its sentence without comment marks', () => {
  const { rows } = docsOf('blocks/iframe-content/IframeContentBlock.tsx');
  expect(rows['block']?.required).toBe(true);
  expect(rows['allowedOrigins']).toMatchObject({
    required: false,
    tsType: { name: 'readonly string[]' },
    description: expect.stringMatching(/^Origins that .* undo the sandbox\.$/),
  });
});

test('props inherited from another component are included, except omitted ones', () => {
  const { rows } = docsOf('drawer/Drawer.tsx');
  expect(rows).toMatchObject({ side: {}, open: {}, title: {} });
  expect(rows['open']?.description).not.toBe('');
  expect(rows).not.toHaveProperty('slot');
});

test('a card lists what it shows as well as its heart', () => {
  const { component, rows } = docsOf('product-card/ProductCard.tsx');
  expect(component).toBe('ProductCard');
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(['product', 'labels', 'options', 'heart']));
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { variantsOf } from './prop-docs.ts';
import { readPropsTypes } from './props-type.ts';

const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

/** Every prop and every variant of the components, with its sentence. */
const props = globSync('**/*.{ts,tsx}', {
  cwd: source,
  exclude: ['**/*.{stories,test,samples,variants}.*'],
}).flatMap((name) => {
  const file = source + name;
  const code = readFileSync(file, 'utf8');
  return readPropsTypes(code, file).flatMap((type) =>
    [...type.members, ...variantsOf(type, code, file)].map(({ name: prop, sentence }) => ({
      prop: `${type.name}.${prop}`,
      sentence,
    })),
  );
});

test('each prop of each component has a sentence', () => {
  expect(props.filter(({ sentence }) => !/^[\p{Lu}\d`«].*[.!?»]$/u.test(sentence))).toEqual([]);
});

test('covers props of objects, of intersections and of variant tables', () => {
  const names = props.map(({ prop }) => prop);
  expect(names).toEqual(
    expect.arrayContaining([
      'UiProviderProps.imageSrc',
      'AccordionProps.level',
      'ButtonProps.tone',
      'PriceProps.size',
      'CartFullModalProps.open',
    ]),
  );
  expect(names).not.toContain('PriceProps.reduced');
});

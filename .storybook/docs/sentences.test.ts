import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { variantsOf } from './prop-docs.ts';
import { readPropsTypes } from './props-type.ts';

const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

/** Every prop of the components' own, and every variant they take, with its sentence. */
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

test('each prop of each component is described by a sentence', () => {
  expect(props.filter(({ sentence }) => !/^[\p{Lu}\d`«].*[.!?»]$/u.test(sentence))).toEqual([]);
});

test('props of every kind are among them: of an object, of an intersection, of a table of variants', () => {
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

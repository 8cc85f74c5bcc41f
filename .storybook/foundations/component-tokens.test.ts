import { expect, test } from 'vitest';
import { componentTokens } from './component-tokens.ts';

const found = componentTokens();

test('the tokens of a component are those that its own code names, and no theme’s', () => {
  expect(found['Controls/Chip']).toEqual(
    expect.arrayContaining(['color.surface', 'color.ink', 'color.paper', 'color.line', 'text.sm']),
  );
  expect(found['Controls/Chip']).not.toContain('color.garance');
  expect(
    Object.values(found)
      .flat()
      .filter((id) => /^(dark|contrast)/.test(id)),
  ).toEqual([]);
});

test('the folder that fields share counts as a part of them', () => {
  expect(found['Controls/TextField']).toEqual(expect.arrayContaining(['color.field', 'color.garance']));
});

test('looks that style sheets name count', () => {
  // The brand of a card, and the shape of its tag.
  expect(found['Commerce/ProductCard']).toEqual(expect.arrayContaining(['text.xs', 'color.paper']));
});

test('the name of a look in a comment or of a variable does not count', () => {
  expect(found['Controls/RadioGroup']).not.toContain('font.display');
  expect(found['Controls/Countdown']).not.toContain('color.surface');
});

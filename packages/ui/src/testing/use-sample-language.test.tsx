import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { english } from './english.samples.ts';
import { renderIn } from './render.tsx';
import { textPairs } from './text-pairs.ts';
import { translateText } from './translate-text.ts';
import { inEnglish } from './use-sample-language.ts';

test('numbers, URLs, listeners, dates and null values are unchanged', () => {
  const onClose = () => undefined;
  const sample = { price: 11000, slug: 'robe-101', sizes: ['36'], regular: null, onClose, at: new Date(0) };
  expect(inEnglish(sample)).toEqual(sample);
  expect(inEnglish(sample).onClose).toBe(onClose);
});

test('texts of elements are translated, also those of elements in slots', () => {
  const { props } = inEnglish(
    <section title="Filtrer">
      <b>Annuler</b>
    </section>,
  );
  expect(props.title).toBe('Filter');
  expect(props.children.props.children).toBe('Cancel');
});

test('of a story, what it renders is translated, and its context is left alone', () => {
  type Context = { parameters: object; globals: object; self?: Context };
  const context: Context = { parameters: {}, globals: {} };
  context.self = context;
  const Story = (given: Context) => <b>{given.self === context ? 'Annuler' : 'Filtrer'}</b>;
  renderIn(inEnglish(<section>{createElement(Story, context)}</section>));
  expect(screen.getByText('Cancel')).toBeDefined();
});

test('what a function returns is translated, and the same function stays the same', async () => {
  const sample = {
    suggest: async () => [{ text: 'Annuler' }],
    labelOf: (count: number) => `Panier, ${count}`,
  };
  const { suggest, labelOf } = inEnglish(sample);
  await expect(suggest()).resolves.toEqual([{ text: 'Cancel' }]);
  expect(labelOf(2)).toBe('Cart, 2');
  expect(inEnglish(sample).suggest).toBe(suggest);
});

test('a text is found whatever its spaces, its numbers and how often it is repeated', () => {
  expect(translateText('Et\u00A0après\u202F? ', english)).toBe('And then? ');
  expect(translateText('Panier, 12', english)).toBe('Cart, 12');
  expect(translateText('Belles choses. '.repeat(3), english)).toBe(`${'Beautiful things. '.repeat(3)}`);
  expect(translateText('Belles choses. Rien', english)).toBe('Belles choses. Rien');
});

test('of HTML, the texts between tags are translated', () => {
  expect(translateText('<p>Retours sous <strong>14 jours</strong></p>', english)).toBe(
    '<p>Returns within <strong>14 days</strong></p>',
  );
});

test('texts of two examples are paired by their place', () => {
  expect(
    textPairs({ title: 'Un', items: [{ text: 'Deux' }] }, { title: 'One', items: [{ text: 'Two' }] }),
  ).toEqual({
    Un: 'One',
    Deux: 'Two',
  });
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { QuoteBlock } from './QuoteBlock.tsx';

test.each([
  ['fr', '«\u00a0Rien ne se jette.\u00a0»'],
  ['en', '“Rien ne se jette.”'],
] as const)('quotation marks are those of the language, in %s', (locale, quoted) => {
  renderIn(<QuoteBlock block={{ type: 'quote', text: 'Rien ne se jette.' }} />, locale);
  expect(screen.getByRole('blockquote').textContent).toBe(quoted);
});

test.each(['« Rien ne se jette. »', '“Rien ne se jette.”', '"Rien ne se jette."'])(
  'typed quotation marks are not repeated: %s',
  (text) => {
    renderIn(<QuoteBlock block={{ type: 'quote', text }} />);
    expect(screen.getByRole('blockquote').textContent).toBe('«\u00a0Rien ne se jette.\u00a0»');
  },
);

test('the author is in the caption', () => {
  renderIn(<QuoteBlock block={{ type: 'quote', text: 'Oui.', author: 'Odile', role: 'Toulouse' }} />);
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('OdileToulouse');
});

test('without an author there is no caption, and without text no quote', () => {
  const { container, rerender } = renderIn(<QuoteBlock block={{ type: 'quote', text: 'Oui.' }} />);
  expect(container.querySelector('figcaption')).toBeNull();
  rerender(<QuoteBlock block={{ type: 'quote', text: ' ' }} />);
  expect(container.childElementCount).toBe(0);
});

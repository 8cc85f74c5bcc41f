import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SearchBox } from './SearchBox.tsx';

test.each([
  ['fr', 'Chercher une pièce', 'Lancer la recherche'],
  ['en', 'Search for a piece', 'Search'],
] as const)('it is a search form in %s that sends the words as text', (locale, field, submit) => {
  const sent = vi.fn((event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return [...new FormData(event.currentTarget)];
  });
  renderIn(<SearchBox action="/shop/search/" onSubmit={sent} />, locale);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: field });
  expect([box.type, box.autocomplete, box.closest('search') !== null]).toEqual(['text', 'off', true]);
  fireEvent.change(box, { target: { value: 'veste' } });
  fireEvent.click(screen.getByRole('button', { name: submit }));
  expect(sent).toHaveReturnedWith([['text', 'veste']]);
});

test('the words searched for stay in sight', () => {
  renderIn(<SearchBox action="/" defaultText="robe à fleurs" />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('robe à fleurs');
});

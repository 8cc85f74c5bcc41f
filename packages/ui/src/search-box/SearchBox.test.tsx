import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SearchBox, type SuggestionGroup } from './SearchBox.tsx';

test.each([
  ['fr', 'Chercher une pièce', 'Lancer la recherche'],
  ['en', 'Search for a piece', 'Search'],
] as const)('is a search form in %s that sends its text as `text`', (locale, field, submit) => {
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

test('keeps the search text', () => {
  renderIn(<SearchBox action="/" defaultText="robe à fleurs" />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('robe à fleurs');
});

const items = (...texts: string[]) => texts.map((text) => ({ text, href: `#${text}` }));
const group = (id: string, ...texts: string[]): SuggestionGroup => ({
  id,
  title: id,
  sign: 'search',
  items: items(...texts),
});
const followed = () => {
  const links: string[] = [];
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link) links.push(link.hash);
  });
  return links;
};
const marked = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

test.each([
  ['fr', '3 suggestions'],
  ['en', '3 suggestions'],
] as const)(
  'a combobox shows its suggestions in labelled groups and announces their number, in %s',
  async (locale, count) => {
    const onType = vi.fn();
    const suggestions = [
      group('Catégories', 'vestes'),
      group('Marques', 'Vestra'),
      { id: 'all', items: items('tout') },
    ];
    renderIn(<SearchBox action="/" suggestions={suggestions} onType={onType} />, locale);
    const field = screen.getByRole('combobox');
    expect([field.getAttribute('aria-expanded'), field.getAttribute('aria-autocomplete')]).toEqual([
      'false',
      'list',
    ]);
    await userEvent.click(field);
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(field.getAttribute('aria-controls')).toBe(list.id);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(within(screen.getByRole('group', { name: 'Marques' })).getByRole('option').textContent).toBe(
      'Vestra',
    );
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'vestes',
      'Vestra',
      'tout',
    ]);
    await userEvent.keyboard('ves');
    expect(screen.getByRole('status').textContent).toBe(count);
    expect(onType).toHaveBeenLastCalledWith('ves');
  },
);

test('Home, End and the horizontal arrows return to the text; ArrowUp opens at the last option', async () => {
  renderIn(<SearchBox action="/" suggestions={[group('a', 'veste', 'vestes')]} />);
  await userEvent.keyboard('{Tab}ve');
  for (const key of ['{Home}', '{End}', '{ArrowLeft}']) {
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe('veste');
    await userEvent.keyboard(key);
    expect(marked()).toBeNull();
  }
  expect(screen.getByRole<HTMLInputElement>('combobox').selectionStart).toBe(1);
  await userEvent.keyboard('{Escape}{ArrowUp}');
  expect(marked()).toBe('vestes');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a product has its photograph, its price and the language of its name', async () => {
  const product = {
    text: 'Robe',
    href: '#robe',
    lang: 'fr',
    image: 'abc',
    note: 'Cacharel · 38',
    detail: '45 €',
  };
  renderIn(<SearchBox action="/" suggestions={[{ id: 'p', title: 'Pieces', items: [product] }]} />, 'en');
  await userEvent.click(screen.getByRole('combobox'));
  const option = await screen.findByRole('option');
  expect(option.textContent).toBe('RobeCacharel · 3845 €');
  expect(option.querySelector('img')?.getAttribute('src')).toBe('/media/abc-256.jpg');
  expect(option.querySelector('[lang="fr"]')?.textContent).toBe('Robe');
});

test('arrow keys move through the options and the field; Enter follows the marked one', async () => {
  const links = followed();
  renderIn(<SearchBox action="/" suggestions={[group('a', 'veste', 'vestes')]} />);
  await userEvent.keyboard('{Tab}v{ArrowDown}');
  expect(marked()).toBe('veste');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe('vestes');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('vestes');
  await userEvent.keyboard('{Enter}');
  expect(links).toEqual(['#vestes']);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('Enter without a marked option searches for the typed text', async () => {
  const onSubmit = vi.fn();
  renderIn(<SearchBox action="/" suggestions={[group('a', 'veste')]} onSubmit={onSubmit} />);
  await userEvent.keyboard('{Tab}v{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Escape closes the list and keeps the text; ArrowDown opens it again; leaving closes it', async () => {
  renderIn(<SearchBox action="/" suggestions={[group('a', 'veste')]} />);
  await userEvent.keyboard('{Tab}v{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('v');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeDefined();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a button, reached by Tab, clears a group', async () => {
  const onClear = vi.fn();
  const recent = { ...group('recent', 'robe'), clear: { label: 'Forget', onClear } };
  renderIn(<SearchBox action="/" suggestions={[recent]} />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  expect(onClear).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('a list requested on focus opens when it arrives', async () => {
  const Host = () => {
    const [recent, setRecent] = useState<SuggestionGroup[]>();
    return (
      <SearchBox
        action="/"
        {...(recent ? { suggestions: recent } : {})}
        onFocus={() => setTimeout(() => setRecent([group('a', 'robe')]), 20)}
      />
    );
  };
  renderIn(<Host />);
  await userEvent.click(screen.getByRole('textbox'));
  expect((await screen.findByRole('option')).textContent).toBe('robe');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('shows no list without suggestions', async () => {
  renderIn(<SearchBox action="/" suggestions={[]} />);
  await userEvent.keyboard('{Tab}zzz');
  expect(screen.queryByRole('listbox')).toBeNull();
});

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SearchBox } from './SearchBox.tsx';

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
  ['fr', 'Recherches récentes', 'Suggestions', '2 suggestions'],
  ['en', 'Recent searches', 'Suggestions', '2 suggestions'],
] as const)(
  'shows recent searches first, and suggestions while typing, in %s',
  async (locale, recent, list, count) => {
    const onType = vi.fn();
    const box = (
      <SearchBox action="/" recent={items('robe')} suggestions={items('veste', 'vestes')} onType={onType} />
    );
    renderIn(box, locale);
    const field = screen.getByRole('combobox');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(field);
    expect((await screen.findByRole('listbox', { name: recent })).textContent).toBe('robe');
    await userEvent.keyboard('ves');
    expect(screen.getByRole('listbox', { name: list }).textContent).toBe('vestevestes');
    expect(screen.getByRole('status').textContent).toBe(count);
    expect(onType).toHaveBeenLastCalledWith('ves');
  },
);

test('arrow keys move through the options and the field; Enter follows the marked one', async () => {
  const links = followed();
  renderIn(<SearchBox action="/" suggestions={items('veste', 'vestes')} />);
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
  renderIn(<SearchBox action="/" suggestions={items('veste')} onSubmit={onSubmit} />);
  await userEvent.keyboard('{Tab}v{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Escape closes the list and keeps the text; ArrowDown opens it again; leaving closes it', async () => {
  renderIn(<SearchBox action="/" suggestions={items('veste')} />);
  await userEvent.keyboard('{Tab}v{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('v');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeDefined();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a button, reached by Tab, clears recent searches', async () => {
  const onForget = vi.fn();
  renderIn(<SearchBox action="/" recent={items('robe')} onForget={onForget} />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  expect(onForget).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('a list requested on focus opens when it arrives', async () => {
  const Host = () => {
    const [recent, setRecent] = useState<{ text: string; href: string }[]>();
    return (
      <SearchBox
        action="/"
        {...(recent ? { recent } : {})}
        onFocus={() => setTimeout(() => setRecent(items('robe')), 20)}
      />
    );
  };
  renderIn(<Host />);
  await userEvent.click(screen.getByRole('textbox'));
  expect((await screen.findByRole('listbox')).textContent).toBe('robe');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('shows no list without suggestions', async () => {
  renderIn(<SearchBox action="/" suggestions={[]} recent={[]} />);
  await userEvent.keyboard('{Tab}zzz');
  expect(screen.queryByRole('listbox')).toBeNull();
});

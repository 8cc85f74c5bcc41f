import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { WishlistShare, type WishlistShareProps } from './WishlistShare.tsx';

const url = 'https://patine.example/wishlist/8fJq';
const share = (props: Partial<WishlistShareProps> = {}) => (
  <WishlistShare url={url} title="Favoris" onShare={() => {}} onMakePrivate={() => {}} {...props} />
);

test.each([
  ['fr', 'Votre liste est privée', 'Partager ma liste'],
  ['en', 'Your list is private', 'Share my list'],
] as const)('a private wishlist is shared with one click, in %s', async (locale, words, name) => {
  const onShare = vi.fn();
  renderIn(share({ url: null, onShare }), locale);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onShare).toHaveBeenCalledOnce();
});

test.each([
  ['fr', 'Copier le lien', /copié/i],
  ['en', 'Copy link', /copied/i],
] as const)('the link is copied with a confirmation, in %s', async (locale, name, copied) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderIn(share(), locale);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  await expect
    .poll(() =>
      screen
        .getAllByRole('status')
        .map((said) => said.textContent)
        .join(''),
    )
    .toMatch(copied);
  writeText.mockRestore();
});

test('by keyboard, the whole link is selected for manual copying', async () => {
  renderIn(share());
  await userEvent.keyboard('{Tab}');
  expect(document.getSelection()?.toString()).toBe(url);
});

test.each([
  ['fr', 'Rendre ma liste privée', 'Garder le lien', 'Rendre privée'],
  ['en', 'Make my list private', 'Keep link', 'Make private'],
] as const)('it becomes private only after confirmation, in %s', async (locale, trigger, keep, confirm) => {
  const onMakePrivate = vi.fn();
  renderIn(share({ onMakePrivate }), locale);
  await userEvent.click(screen.getByRole('button', { name: trigger }));
  expect(document.activeElement?.tagName).toBe('P');
  await userEvent.click(screen.getByRole('button', { name: keep }));
  expect(onMakePrivate).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: trigger }));
  await userEvent.click(screen.getByRole('button', { name: trigger }));
  await userEvent.click(screen.getByRole('button', { name: confirm }));
  expect(onMakePrivate).toHaveBeenCalledOnce();
});

test('a failed change is reported', () => {
  renderIn(share({ failed: true }));
  expect(screen.getByRole('alert')).toBeDefined();
});

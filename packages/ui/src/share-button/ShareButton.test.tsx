import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ShareButton } from './ShareButton.tsx';

const url = 'https://patine.example/w/k3x9';
const onShared = vi.fn();

const deviceShares = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
const press = (name = 'Partager') => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  onShared.mockClear();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('the device shares address and title where it can', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  deviceShares(share);
  renderIn(<ShareButton url={url} title="Mes favoris" onShared={onShared} />);
  press();
  await waitFor(() => expect(onShared).toHaveBeenCalledExactlyOnceWith('share'));
  expect(share).toHaveBeenCalledExactlyOnceWith({ url, title: 'Mes favoris' });
  expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
});

test.each([
  ['fr', 'Partager', 'Lien copié'],
  ['en', 'Share', 'Link copied'],
] as const)('elsewhere the link is copied, and said so in %s', async (locale, name, said) => {
  deviceShares(undefined);
  renderIn(<ShareButton url={url} title="Mes favoris" onShared={onShared} />, locale);
  press(name);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
  expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(onShared).toHaveBeenCalledExactlyOnceWith('copy');
});

test('whoever closes the sheet gets nothing on the clipboard', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  deviceShares(share);
  renderIn(<ShareButton url={url} title="Mes favoris" />);
  press();
  await waitFor(() => expect(share).toHaveBeenCalled());
  await new Promise(requestAnimationFrame);
  expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
});

test('when nothing works the address is there to be copied by hand', async () => {
  deviceShares(undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  renderIn(<ShareButton url={url} title="Mes favoris" />);
  press();
  expect(await screen.findByText(url)).toBeTruthy();
});

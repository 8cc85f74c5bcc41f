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

test("uses the device's share sheet when available", async () => {
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
] as const)('otherwise copies the link and says so in %s', async (locale, name, said) => {
  deviceShares(undefined);
  renderIn(<ShareButton url={url} title="Mes favoris" onShared={onShared} />, locale);
  press(name);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
  expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(onShared).toHaveBeenCalledExactlyOnceWith('copy');
});

test('closing the share sheet copies nothing', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  deviceShares(share);
  renderIn(<ShareButton url={url} title="Mes favoris" />);
  press();
  await waitFor(() => expect(share).toHaveBeenCalled());
  await new Promise(requestAnimationFrame);
  expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
});

test('when nothing works, the URL is shown for manual copying', async () => {
  deviceShares(undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  renderIn(<ShareButton url={url} title="Mes favoris" />);
  press();
  expect(await screen.findByText(url)).toBeTruthy();
});

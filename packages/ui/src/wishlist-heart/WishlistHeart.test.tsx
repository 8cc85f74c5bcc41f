import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { WishlistHeart } from './WishlistHeart.tsx';

const label = 'Ajouter « Robe » à mes favoris';

test('a click requests the other state, and the name is unchanged', () => {
  const onToggle = vi.fn();
  const { rerender } = renderIn(<WishlistHeart label={label} pressed={false} onToggle={onToggle} />);
  fireEvent.click(screen.getByRole('button', { name: label, pressed: false }));
  rerender(<WishlistHeart label={label} pressed onToggle={onToggle} />);
  fireEvent.click(screen.getByRole('button', { name: label, pressed: true }));
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
});

test('the count is shown beside the heart from one on', () => {
  const { rerender } = renderIn(<WishlistHeart label={label} pressed count={12} onToggle={() => {}} />);
  expect(screen.getByRole('button', { name: `${label} 12` }).textContent).toBe('12');
  rerender(<WishlistHeart label={label} pressed={false} count={0} onToggle={() => {}} />);
  expect(screen.getByRole('button', { name: label }).textContent).toBe('');
});

test('its touch target is 44 px', () => {
  renderIn(<WishlistHeart label={label} pressed={false} onToggle={() => {}} />);
  const { width, height } = screen.getByRole('button').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('Space and Enter toggle it', async () => {
  const onToggle = vi.fn();
  renderIn(<WishlistHeart label={label} pressed={false} onToggle={onToggle} />);
  await userEvent.keyboard('{Tab} {Enter}');
  expect(onToggle).toHaveBeenCalledTimes(2);
});

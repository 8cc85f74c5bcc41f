import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { WishlistHeart } from './WishlistHeart.tsx';

const label = 'Mettre « Robe » dans mes favoris';

test('a press asks for the other state and the name stays', () => {
  const onToggle = vi.fn();
  const { rerender } = renderIn(<WishlistHeart label={label} pressed={false} onToggle={onToggle} />);
  fireEvent.click(screen.getByRole('button', { name: label, pressed: false }));
  rerender(<WishlistHeart label={label} pressed onToggle={onToggle} />);
  fireEvent.click(screen.getByRole('button', { name: label, pressed: true }));
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
});

test('a thumb has 44 px to hit', () => {
  renderIn(<WishlistHeart label={label} pressed={false} onToggle={() => {}} />);
  const { width, height } = screen.getByRole('button').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { OrderPage } from './OrderPage.tsx';
import { ProductPage } from './ProductPage.tsx';

test.each([ProductPage, OrderPage])('%o gives its elements keys of their own', (Screen) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  renderIn(<Screen />);
  expect(logged.mock.calls).toEqual([]);
});

import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Drawer } from './Drawer.tsx';

test('it is a dialog named by its title, and asks to close on Escape', async () => {
  const onOpenChange = vi.fn();
  renderIn(
    <Drawer open onOpenChange={onOpenChange} title="Filtrer">
      Bon état
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Filtrer' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

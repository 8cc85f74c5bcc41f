import { screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Drawer } from './Drawer.tsx';

test('is a dialog named by its title, and closes on Escape', async () => {
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

test('traps focus and returns it to the opener', async () => {
  function Menu() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ouvrir
        </button>
        <Drawer
          open={open}
          onOpenChange={setOpen}
          title="Filtrer"
          footer={<button type="button">Voir</button>}
        />
      </>
    );
  }
  renderIn(<Menu />, 'en');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const drawer = screen.getByRole('dialog');
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(drawer.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir' }));
});

import { screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Dialog } from './Dialog.tsx';

function Offer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Faire une offre
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Votre offre" description="Sans engagement.">
        <button type="button">Envoyer</button>
      </Dialog>
    </>
  );
}

test('takes focus, closes on Escape and returns focus', async () => {
  renderIn(<Offer />);
  const opener = screen.getByRole('button', { name: 'Faire une offre' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Votre offre', description: 'Sans engagement.' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement === opener).toBe(true);
});

test('traps focus', async () => {
  renderIn(<Offer />);
  await userEvent.click(screen.getByRole('button', { name: 'Faire une offre' }));
  const dialog = screen.getByRole('dialog');
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('its close button is named in English', async () => {
  renderIn(<Offer />, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Faire une offre' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('has no empty space between its head and its foot when there is nothing to say between them', () => {
  renderIn(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Supprimer ?"
      footer={<button type="button">Oui</button>}
    >
      {null}
    </Dialog>,
  );
  expect(document.querySelector('[data-slot="dialog-body"]')?.getBoundingClientRect().height).toBe(0);
});

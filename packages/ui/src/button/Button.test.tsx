import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Button } from './Button.tsx';

test('a press calls its action', () => {
  const onClick = vi.fn();
  renderIn(<Button onClick={onClick}>Ajouter au panier</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('while loading it keeps its name and its focus, says that it is busy and does nothing more', () => {
  const onClick = vi.fn();
  renderIn(
    <Button loading onClick={onClick}>
      Payer
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Payer' });
  button.focus();
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('it does not submit a form unless told to', () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  renderIn(
    <form onSubmit={onSubmit}>
      <Button>Annuler</Button>
      <Button type="submit">Enregistrer</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('it lends its look to a link, which stays a link', () => {
  renderIn(
    <Button asChild>
      <a href="/shop">Chiner</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Chiner' }).getAttribute('href')).toBe('/shop');
  expect(screen.queryByRole('button')).toBeNull();
});

test('its target is at least 40 px high, and 52 at full size', () => {
  renderIn(
    <>
      <Button size="sm">Modifier</Button>
      <Button>Payer</Button>
    </>,
  );
  expect(
    screen.getByRole('button', { name: 'Modifier' }).getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(40);
  expect(screen.getByRole('button', { name: 'Payer' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
    52,
  );
});

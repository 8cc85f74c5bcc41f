import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Button } from './Button.tsx';

test('a click calls its action', () => {
  const onClick = vi.fn();
  renderIn(<Button onClick={onClick}>Ajouter au panier</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('while loading, it keeps name and focus, is busy and ignores clicks', () => {
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

test('does not submit a form by default', () => {
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

test('its style can be applied to a link, which stays a link', () => {
  renderIn(
    <Button asChild>
      <a href="/shop">Chiner</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Chiner' }).getAttribute('href')).toBe('/shop');
  expect(screen.queryByRole('button')).toBeNull();
});

test('is at least 40 px high, and 52 px at full size', () => {
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

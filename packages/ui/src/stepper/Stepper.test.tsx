import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { label: 'Taille', href: '/size' },
  { label: 'Coupe', href: '/fit' },
  { label: 'Couleurs', href: '/c' },
];

test.each([
  ['fr', 'Étapes', 'terminée : Taille'],
  ['en', 'Steps', 'done: Taille'],
] as const)('only what is done can be gone back to, in %s', (locale, label, done) => {
  renderIn(<Stepper steps={steps} current={1} />, locale);
  expect(screen.getByRole('navigation', { name: label })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent.replace(/\s+/g, ' '), link.getAttribute('href')])).toEqual([
    [done, '/size'],
  ]);
});

test('the current step says that it is', () => {
  renderIn(<Stepper steps={steps} current={1} />);
  const current = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
  expect(current.map((item) => item.textContent)).toEqual(['2Coupe']);
});

test('once all is done no step is the current one', () => {
  renderIn(<Stepper steps={steps} current={3} />);
  expect(screen.getAllByRole('listitem').some((item) => item.ariaCurrent === 'step')).toBe(false);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { NoResults } from './NoResults.tsx';

const loosen = [
  { id: 'size', label: 'Taille : S', count: 1284, href: '/a' },
  { id: 'state', label: 'Neuf', count: 1, href: '/b' },
];

test('it says what to let go of and what that would bring, in both languages', () => {
  const { unmount } = renderIn(<NoResults loosen={loosen} clearHref="/shop" />);
  expect(screen.getByRole('link', { name: /Sans «\sTaille : S\s» 1\s284 pièces/ }).getAttribute('href')).toBe(
    '/a',
  );
  expect(screen.getByRole('link', { name: /Sans «\sNeuf\s» 1 pièce$/ })).toBeDefined();
  unmount();
  renderIn(<NoResults loosen={loosen} clearHref="/shop" />, 'en');
  expect(screen.getByRole('link', { name: 'Without “Neuf” 1 piece' })).toBeDefined();
});

test('it repeats the words that found nothing', () => {
  renderIn(<NoResults text="robe bleue" loosen={[]} clearHref="/shop" />);
  expect(screen.getByRole('heading', { name: /robe bleue/ })).toBeDefined();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { CtaList } from './CtaList.tsx';

test('each entry is a link, in order', () => {
  renderIn(
    <CtaList
      cta={[
        { name: 'Chiner', path: '/shop/' },
        { name: 'Les drops', path: '/drops' },
      ]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Chiner', '/shop/'],
    ['Les drops', '/drops'],
  ]);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
});

test('renders nothing for an empty list', () => {
  const { container } = renderIn(<CtaList cta={[]} />);
  expect(container.childElementCount).toBe(0);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { longTexts } from './prose.samples.ts';
import { Prose } from './Prose.tsx';

test('HTML from the host is rendered as elements', () => {
  renderIn(<Prose text="*Portée*" html='<p><em>Portée</em> à <a href="/a">Lyon</a></p>' />);
  expect(screen.getByText('Portée').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'Lyon' })).toBeDefined();
});

test('without HTML each paragraph is a p element, and Markdown characters are kept', () => {
  const { container } = renderIn(<Prose text={'Un <b>mot</b>\nencore\n\n\nDeux\n \nDeux'} />);
  expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'Un <b>mot</b>\nencore',
    'Deux',
    'Deux',
  ]);
});

test('lines have a readable length at any page width', () => {
  renderIn(
    <div className="w-300">
      <Prose text={longTexts.fr} data-testid="prose" />
    </div>,
  );
  expect(screen.getByTestId('prose').getBoundingClientRect().width).toBeLessThanOrEqual(38 * 16);
});

test('a long word wraps inside', () => {
  renderIn(
    <div className="w-72">
      <Prose text={'https://patine.example/'.repeat(30)} data-testid="prose" />
    </div>,
  );
  const prose = screen.getByTestId('prose');
  expect(prose.scrollWidth).toBe(prose.clientWidth);
});

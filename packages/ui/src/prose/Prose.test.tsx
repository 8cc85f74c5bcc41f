import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { longWords } from './prose.samples.ts';
import { Prose } from './Prose.tsx';

test('HTML that the host made is shown as elements', () => {
  renderIn(<Prose text="*Portée*" html='<p><em>Portée</em> à <a href="/a">Lyon</a></p>' />);
  expect(screen.getByText('Portée').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'Lyon' })).toBeDefined();
});

test('without HTML each paragraph is one, and marks stay letters', () => {
  const { container } = renderIn(<Prose text={'Un <b>mot</b>\nencore\n\n\nDeux\n \nDeux'} />);
  expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'Un <b>mot</b>\nencore',
    'Deux',
    'Deux',
  ]);
});

test('lines stay short enough to read, however wide the page', () => {
  renderIn(
    <div className="w-300">
      <Prose text={longWords.fr} data-testid="prose" />
    </div>,
  );
  expect(screen.getByTestId('prose').getBoundingClientRect().width).toBeLessThanOrEqual(38 * 16);
});

test('a word without a break stays inside', () => {
  renderIn(
    <div className="w-72">
      <Prose text={'https://patine.example/'.repeat(30)} data-testid="prose" />
    </div>,
  );
  const prose = screen.getByTestId('prose');
  expect(prose.scrollWidth).toBe(prose.clientWidth);
});

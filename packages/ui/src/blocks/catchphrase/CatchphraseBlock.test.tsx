import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { CatchphraseBlock } from './CatchphraseBlock.tsx';

test('the words stand eleven times, and are heard once', () => {
  renderIn(<CatchphraseBlock block={{ type: 'catchphrase', text: 'Encore aimé' }} />);
  const times = screen.getAllByText('Encore aimé');
  expect(times).toHaveLength(11);
  expect(times.filter((time) => !time.closest('[aria-hidden]'))).toHaveLength(1);
});

test.each(['Oui', 'Ce que le temps laisse '.repeat(90)])('the page does not scroll sideways', (text) => {
  renderIn(
    <div className="wrap">
      <CatchphraseBlock block={{ type: 'catchphrase', text }} />
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test('blanks alone are nothing', () => {
  const { container } = renderIn(<CatchphraseBlock block={{ type: 'catchphrase', text: '  ' }} />);
  expect(container.childElementCount).toBe(0);
});

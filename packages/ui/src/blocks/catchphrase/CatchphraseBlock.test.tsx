import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { CatchphraseBlock } from './CatchphraseBlock.tsx';

test('repeats the text eleven times, and exposes it once to screen readers', () => {
  renderIn(<CatchphraseBlock block={{ type: 'catchphrase', text: 'Encore aimé' }} />);
  const times = screen.getAllByText('Encore aimé');
  expect(times).toHaveLength(11);
  expect(times.filter((time) => !time.closest('[aria-hidden]'))).toHaveLength(1);
});

test.each(['Oui', 'Ce que le temps laisse '.repeat(90)])(
  'does not overflow the page horizontally',
  (text) => {
    renderIn(
      <div className="wrap">
        <CatchphraseBlock block={{ type: 'catchphrase', text }} />
      </div>,
    );
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
);

test('renders nothing for blank text', () => {
  const { container } = renderIn(<CatchphraseBlock block={{ type: 'catchphrase', text: '  ' }} />);
  expect(container.childElementCount).toBe(0);
});

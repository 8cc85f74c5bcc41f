import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { TextBlock } from './TextBlock.tsx';

test('lines stay short enough to read, however wide the page', () => {
  renderIn(
    <div className="w-300">
      <TextBlock>
        <p>Une pièce vintage a plus de vingt ans.</p>
      </TextBlock>
    </div>,
  );
  const { width } = screen.getByText(/vingt ans/).getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(38 * 16);
});

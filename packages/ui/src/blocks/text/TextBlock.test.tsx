import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { TextBlock } from './TextBlock.tsx';

const block = { type: 'text' as const, text: 'Une pièce vintage\n\na plus de vingt ans.', markdown: true };

test('lines have a readable length at any page width', () => {
  renderIn(
    <div className="w-300">
      <TextBlock block={block} />
    </div>,
  );
  const { width } = screen.getByText(/vingt ans/).getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(38 * 16);
});

test('HTML replaces the source', () => {
  renderIn(<TextBlock block={block} html="<p>Une pièce <strong>vintage</strong></p>" />);
  expect(screen.getByText('vintage').tagName).toBe('STRONG');
  expect(screen.queryByText(/vingt ans/)).toBeNull();
});

test('blank text renders nothing and warns developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderIn(<TextBlock block={{ ...block, text: ' ' }} />);
  expect(container.childElementCount).toBe(0);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { SpacerBlock } from './SpacerBlock.tsx';

test('a rule is a separator, and plain space is not exposed to screen readers', () => {
  const { container, rerender } = renderIn(
    <SpacerBlock block={{ type: 'spacer', size: 'md', rule: true }} />,
  );
  expect(screen.getByRole('separator')).toBeDefined();
  rerender(<SpacerBlock block={{ type: 'spacer', size: 'md', rule: false }} />);
  expect(screen.queryByRole('separator')).toBeNull();
  expect(container.textContent).toBe('');
});

test('each size is higher than the previous one', () => {
  const { container } = renderIn(
    <>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SpacerBlock key={size} block={{ type: 'spacer', size, rule: false }} />
      ))}
    </>,
  );
  const [small, medium, large] = [...container.children].map(({ clientHeight }) => clientHeight);
  expect(small).toBeLessThan(medium!);
  expect(medium).toBeLessThan(large!);
});

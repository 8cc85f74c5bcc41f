import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { BlockHeading } from './BlockHeading.tsx';

test.each([2, 3] as const)('it is a heading of level %s', (level) => {
  renderIn(<BlockHeading title="Les archives" level={level} />);
  expect(screen.getByRole('heading', { level, name: 'Les archives' })).toBeDefined();
});

test.each([undefined, '', '  '])('renders nothing without text (%j)', (title) => {
  const { container } = renderIn(<BlockHeading title={title} />);
  expect(container.childElementCount).toBe(0);
});

test.each(['a'.repeat(2000), 'belles choses '.repeat(140)])(
  'a title of 2,000 characters is limited to six lines',
  (title) => {
    renderIn(
      <div className="w-72">
        <BlockHeading title={title} />
      </div>,
    );
    const heading = screen.getByRole('heading');
    expect(heading.scrollWidth).toBe(heading.clientWidth);
    const { fontSize, paddingBottom } = getComputedStyle(heading);
    expect(heading.clientHeight - parseFloat(paddingBottom)).toBeLessThanOrEqual(
      6 * 1.11 * parseFloat(fontSize),
    );
  },
);

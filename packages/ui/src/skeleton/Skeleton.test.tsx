import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Skeleton } from './Skeleton.tsx';

test('has the size of a photograph and is hidden from screen readers', () => {
  const { container } = renderIn(
    <div className="w-64">
      <Skeleton shape="portrait" />
    </div>,
  );
  const skeleton = container.querySelector<HTMLElement>('[data-slot=skeleton]')!;
  const { width, height } = skeleton.getBoundingClientRect();
  expect(width / height).toBeCloseTo(512 / 764, 2);
  expect(skeleton.getAttribute('aria-hidden')).toBe('true');
});

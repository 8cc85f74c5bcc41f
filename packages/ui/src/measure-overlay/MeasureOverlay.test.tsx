import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { MeasureOverlay } from './MeasureOverlay.tsx';

test.each([
  ['fr', 'METRIC', '59,5\u00a0cm'],
  ['fr', 'IMPERIAL', '23,4\u00a0po'],
  ['en', 'IMPERIAL', '23.4\u00a0in'],
] as const)('in %s, %s values stand on the lines', (locale, system, value) => {
  const { container } = renderIn(
    <MeasureOverlay
      figure="long-sleeved"
      measures={[
        { name: 'bust', value: 59.5 },
        { name: 'biceps', value: 20 },
      ]}
      system={system}
    />,
    locale,
  );
  expect(container.textContent).toBe(value);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Tag } from './Tag.tsx';

test.each(['fr', 'en'] as const)('the colour of its hole is only visual, in %s', (locale) => {
  const { container } = renderIn(<Tag hole="denim">Seconde main</Tag>, locale);
  expect(screen.getByText('Seconde main').textContent).toBe('Seconde main');
  const hole = container.querySelector('[aria-hidden]')!;
  expect(getComputedStyle(hole).backgroundColor).toBe('rgb(43, 65, 98)');
});

test('each family has its own hole colour', () => {
  const holes = ['garance', 'denim', 'moss', 'mustard', 'ink'] as const;
  const { container } = renderIn(
    <>
      {holes.map((hole) => (
        <Tag key={hole} hole={hole}>
          {hole}
        </Tag>
      ))}
    </>,
  );
  const colors = [...container.querySelectorAll('[aria-hidden]')].map(
    (dot) => getComputedStyle(dot).backgroundColor,
  );
  expect(new Set(colors).size).toBe(holes.length);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { TitleBlock } from './TitleBlock.tsx';

test.each([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
] as const)('%s is a heading of level %s', (level, number) => {
  renderIn(<TitleBlock block={{ type: 'title', title: 'Notre histoire', level }} />);
  expect(screen.getByRole('heading', { level: number, name: 'Notre histoire' })).toBeDefined();
});

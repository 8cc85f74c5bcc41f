import { screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { twoColumnsEditors } from './two-columns.editors.ts';
import { TwoColumnsBlock } from './TwoColumnsBlock.tsx';

const block = twoColumnsEditors.example.fr;
const empty = { imageAlt: '', cta: [] };

test('headings and buttons of both columns are aligned', async () => {
  await page.viewport(1440, 900);
  renderIn(<TwoColumnsBlock block={block} />);
  for (const role of ['link', 'heading'] as const) {
    const tops = screen
      .getAllByRole(role)
      .filter(({ tagName }) => tagName !== 'H2')
      .map((part) => part.getBoundingClientRect().top);
    expect(tops[0]).toBe(tops[1]);
  }
});

test('on a phone the second column is below the first', async () => {
  await page.viewport(390, 900);
  renderIn(<TwoColumnsBlock block={block} />);
  const [first, second] = screen.getAllByRole('heading', { level: 3 });
  expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().bottom);
});

test('each column renders its own HTML', () => {
  renderIn(<TwoColumnsBlock block={block} html={[undefined, '<p><em>Trié</em></p>']} />);
  expect(screen.getByText('Trié').tagName).toBe('EM');
  expect(screen.getByText(/Vous gardez vos pièces/)).toBeDefined();
});

test('headings of columns take the level of a missing block heading', () => {
  renderIn(<TwoColumnsBlock block={{ type: 'twoColumns', columns: block.columns }} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('an empty column leaves its space to the other, and two empty columns render nothing', () => {
  const { container, rerender } = renderIn(
    <TwoColumnsBlock
      block={{ type: 'twoColumns', columns: [empty, block.columns[1]!] }}
      html={['', '<p>Deux</p>']}
    />,
  );
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByText('Deux')).toBeDefined();
  rerender(<TwoColumnsBlock block={{ ...block, columns: [empty, empty] }} />);
  expect(container.childElementCount).toBe(0);
});

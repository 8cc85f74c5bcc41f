import { screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { markdownToHtml } from '../../testing/markdown.ts';
import { renderIn } from '../../testing/render.tsx';
import { sectionContentEditors } from './section-content.editors.ts';
import { SectionContentBlock } from './SectionContentBlock.tsx';

const block = sectionContentEditors.example.fr;
const places = () => ({
  picture: screen.getByRole('img').getBoundingClientRect(),
  heading: screen.getByRole('heading').getBoundingClientRect(),
});

test('its anchor can be linked to', () => {
  const { container } = renderIn(<SectionContentBlock block={block} />);
  expect(container.querySelector('#imperfect')?.textContent).toContain(block.title);
});

test('its Markdown is rendered as elements', () => {
  renderIn(<SectionContentBlock block={block} html={markdownToHtml(block.text)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('imparfaite').tagName).toBe('EM');
});

test('the image is on the selected side on wide screens and first on phones', async () => {
  await page.viewport(1440, 900);
  const { rerender } = renderIn(<SectionContentBlock block={block} />);
  expect(places().picture.left).toBeGreaterThan(places().heading.right);
  rerender(<SectionContentBlock block={{ ...block, imageSide: 'left' }} />);
  expect(places().picture.right).toBeLessThan(places().heading.left);
  await page.viewport(390, 900);
  expect(places().picture.bottom).toBeLessThan(places().heading.top);
});

test('without an image it renders the text', () => {
  const { imageUrl: _, ...words } = block;
  renderIn(<SectionContentBlock block={words} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Voir les pièces imparfaites' })).toBeDefined();
});

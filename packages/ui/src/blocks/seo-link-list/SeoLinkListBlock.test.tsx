import { screen, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { seoLinkListEditors } from './seo-link-list.editors.ts';
import { SeoLinkListBlock } from './SeoLinkListBlock.tsx';

const block = seoLinkListEditors.example.fr;

test('the links are a named navigation, in their order', () => {
  renderIn(<SeoLinkListBlock block={block} />);
  const index = within(screen.getByRole('navigation', { name: 'Chercher par pièce' }));
  expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    block.items.map(({ label }) => label),
  );
});

test('each link is large enough for touch on a phone, and a long one stays in its column', async () => {
  await page.viewport(320, 700);
  renderIn(
    <div className="wrap">
      <SeoLinkListBlock
        block={{ ...block, items: [{ label: 'a'.repeat(80), path: '/a' }, ...block.items] }}
      />
    </div>,
  );
  for (const link of screen.getAllByRole('link')) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  }
});

test('renders nothing for an empty list', () => {
  const { container } = renderIn(<SeoLinkListBlock block={{ ...block, items: [] }} />);
  expect(container.childElementCount).toBe(0);
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { longTexts } from '../../prose/prose.samples.ts';
import { renderIn } from '../../testing/render.tsx';
import { SeoLongTextBlock } from './SeoLongTextBlock.tsx';

const block = { type: 'seoLongText' as const, text: longTexts.fr, markdown: false };

test.each([
  ['fr', 'Voir plus'],
  ['en', 'Show more'],
] as const)('a long text is collapsed but complete in the HTML, in %s', (locale, more) => {
  const { container } = renderIn(<SeoLongTextBlock block={block} />, locale);
  const [words] = screen.getAllByText(/Tyrol/);
  const box = words!.closest('[data-slot=prose]')!.parentElement!;
  expect(box.clientHeight).toBeLessThanOrEqual(3 * 22);
  fireEvent.click(screen.getByText(more));
  expect(box.clientHeight).toBeGreaterThan(6 * 20);
  expect(container.textContent).toContain(longTexts.fr.slice(-40));
});

test('a short text is not collapsed, and its Markdown is rendered as elements', () => {
  renderIn(
    <SeoLongTextBlock
      block={{ ...block, text: 'Voir les [vestes](/v)' }}
      html='<p>Voir les <a href="/v">vestes</a></p>'
    />,
  );
  expect(screen.getByRole('link', { name: 'vestes' })).toBeDefined();
  expect(screen.queryByText('Voir plus')).toBeNull();
});

test('renders nothing for blank text', () => {
  const { container } = renderIn(<SeoLongTextBlock block={{ ...block, text: ' ' }} />);
  expect(container.childElementCount).toBe(0);
});

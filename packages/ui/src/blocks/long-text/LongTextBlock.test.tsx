import { fireEvent, screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { LongTextBlock } from './LongTextBlock.tsx';

const block = (length: number) => ({
  type: 'longText' as const,
  text: 'a '.repeat(length / 2),
  markdown: false,
  seeMoreCta: [],
});
const columns = (container: Element) =>
  getComputedStyle(container.querySelector('p')!.parentElement!).columnCount;

test.each([
  [1000, 'auto'],
  [1002, '3'],
])('a text of %i characters has %s columns on a wide screen', async (length, count) => {
  await page.viewport(1440, 800);
  const { container } = renderIn(<LongTextBlock block={block(length)} />);
  expect(columns(container)).toBe(count);
});

test.each([
  ['fr', 'Voir plus'],
  ['en', 'Show more'],
] as const)(
  'a text of three lines is never collapsed; a longer one can be expanded, in %s',
  async (locale, more) => {
    await page.viewport(390, 800);
    const { rerender } = renderIn(<LongTextBlock block={block(180)} />, locale);
    expect(screen.queryByText(more)).toBeNull();
    rerender(<LongTextBlock block={block(1200)} />);
    const box = screen.getByText(/^a a/).parentElement!.parentElement!;
    expect(box.clientHeight).toBeLessThanOrEqual(3 * 24);
    fireEvent.click(screen.getByText(more));
    expect(box.clientHeight).toBeGreaterThan(6 * 24);
  },
);

test('renders the HTML that the host made of the Markdown', () => {
  renderIn(<LongTextBlock block={{ ...block(2), markdown: true }} html="<h2>Le reconnaître</h2>" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Le reconnaître' })).toBeDefined();
});

test('the link is below the text', () => {
  renderIn(
    <LongTextBlock block={{ ...block(20), seeMoreCta: [{ name: 'Voir les cardigans', path: '/c' }] }} />,
  );
  expect(screen.getByRole('link', { name: 'Voir les cardigans' }).getAttribute('href')).toBe('/c');
});

test('renders nothing for blank text', () => {
  const { container } = renderIn(<LongTextBlock block={{ ...block(2), title: 'Vide', text: '\n ' }} />);
  expect(container.childElementCount).toBe(0);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

beforeEach(() => page.viewport(1280, 800));

const row = (count: number, leastToScroll?: number) => (
  <div className="w-200">
    <Carousel label="Pièces" size="look" {...(leastToScroll ? { leastToScroll } : {})}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/${index}`} className="block h-20">
          Pièce {index}
        </a>
      ))}
    </Carousel>
  </div>
);

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const list = () => screen.getByRole('list', { name: 'Pièces' });

test('previous is disabled at the start, next at the end, and each click moves by one item', async () => {
  renderIn(row(5));
  const next = await button('Suivant');
  const previous = await button('Précédent');
  expect([previous.disabled, next.disabled]).toEqual([true, false]);
  fireEvent.click(next);
  await waitFor(() => expect(previous.disabled).toBe(false));
  await waitFor(() => expect(Math.round(list().scrollLeft / 340)).toBe(1));
  list().scrollTo({ left: 10_000, behavior: 'instant' });
  await waitFor(() => expect(next.disabled).toBe(true));
  fireEvent.click(previous);
  await waitFor(() => expect(next.disabled).toBe(false));
});

test.each([
  ['fr', 'Suivant', '1–2 sur 5'],
  ['en', 'Next', '1–2 of 5'],
] as const)('announces the visible items, in %s', async (locale, name, place) => {
  renderIn(row(5), locale);
  await button(name);
  expect(screen.getByText(place)).toBeDefined();
});

test('its buttons appear after 800 ms in reserved space', async () => {
  const began = performance.now();
  const { container } = renderIn(row(5));
  const height = container.offsetHeight;
  expect(screen.queryByRole('button')).toBeNull();
  await button('Suivant');
  expect(performance.now() - began).toBeGreaterThan(790);
  expect(container.offsetHeight).toBe(height);
});

test('does not move by itself', async () => {
  renderIn(row(5));
  await button('Suivant');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(list().scrollLeft).toBe(0);
});

describe('by keyboard', () => {
  test('the next button moves on, and moves focus to the previous button at the end', async () => {
    renderIn(row(5));
    const next = await button('Suivant');
    list().scrollTo({ left: list().scrollWidth - list().clientWidth - 300, behavior: 'instant' });
    next.focus();
    // A smooth scroll that a busy machine cut short is continued by the next press.
    await waitFor(
      async () => {
        if (!next.disabled) await userEvent.keyboard('{Enter}');
        expect(next.disabled).toBe(true);
      },
      { interval: 500 },
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Précédent' })),
    );
  });

  test('an arrow key scrolls the focused list', async () => {
    renderIn(row(5));
    screen.getByRole('link', { name: 'Pièce 0' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(list().scrollLeft).toBeGreaterThan(0));
  });

  test('a focused item scrolls into view', async () => {
    renderIn(row(5));
    const far = screen.getByRole('link', { name: 'Pièce 4' });
    far.focus();
    const end = () => list().getBoundingClientRect().right + 5;
    await waitFor(() => expect(far.getBoundingClientRect().right).toBeLessThan(end()));
  });
});

test.each([
  [4, undefined, 'visible'],
  [5, undefined, 'auto'],
  [3, 4, 'visible'],
  [4, 4, 'auto'],
])('%s items with a minimum of %s have overflow %s', (count, fewest, overflow) => {
  renderIn(row(count, fewest));
  expect(getComputedStyle(list()).overflowX).toBe(overflow);
});

test('from tablets on, a card is 260 px wide and its photograph 217 × 328', async () => {
  await page.viewport(768, 800);
  renderIn(
    <Carousel label="Pièces">
      {Array.from({ length: 5 }, (_, index) => (
        <Picture key={index} id={`p${index}`} alt={`Pièce ${index}`} sizes="217px" />
      ))}
    </Carousel>,
  );
  const [first] = screen.getAllByRole('listitem');
  expect(first?.getBoundingClientRect().width).toBe(260);
  const photograph = first?.querySelector('picture')?.getBoundingClientRect();
  expect(photograph?.width).toBe(217);
  expect(photograph?.height).toBeCloseTo(328, 1);
});

test('renders nothing without items', () => {
  const { container } = renderIn(<Carousel label="Pièces">{[]}</Carousel>);
  expect(container.childElementCount).toBe(0);
});

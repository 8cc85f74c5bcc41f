import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { dressHit, jacketHit } from './product-card.samples.ts';
import { SampleCard } from './SampleCards.tsx';

const photographs = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('its link is named by brand and title, and leads to the product', () => {
  renderIn(<SampleCard product={dressHit} />);
  const link = screen.getByRole('link', { name: 'Jean Paul Gaultier Robe à fleurs en viscose rouge' });
  expect(link.getAttribute('href')).toBe('/produit/robe-a-fleurs-rouge-101');
});

test('shows a very wide photograph whole, and crops others', () => {
  const fitOf = (container: HTMLElement) => getComputedStyle(container.querySelector('img')!).objectFit;
  expect(fitOf(renderIn(<SampleCard product={dressHit} />).container)).toBe('cover');
  expect(fitOf(renderIn(<SampleCard product={{ ...dressHit, wholeImage: true }} />).container)).toBe(
    'contain',
  );
});

test('shows size, condition, price, former price and discount in French and in English', () => {
  const { unmount } = renderIn(<SampleCard product={jacketHit} />);
  expect(screen.getByRole('article').textContent).toMatch(/L · État correct58,50\s€au lieu de117\s€−50\s%/);
  unmount();
  renderIn(<SampleCard product={jacketHit} />, 'en');
  expect(screen.getByRole('article').textContent).toContain('€58.50was€117−50%');
});

test.each([
  ['SOLD', 'fr', 'Vendu'],
  ['SOLD', 'en', 'Sold'],
  ['UNAVAILABLE', 'fr', 'Indisponible'],
] as const)('an item that is %s is marked in %s and shows no discount', (availability, locale, word) => {
  renderIn(<SampleCard product={{ ...jacketHit, availability }} />, locale);
  expect(screen.getByText(word)).toBeDefined();
  expect(screen.getByRole('article').textContent).not.toContain('50%');
  expect(screen.queryByText(/117/)).toBeNull();
});

test.each([390, 768, 1024, 1440])(
  'a name of two lines makes no card taller than a name of one, or than a loading card, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    const { container } = renderIn(
      <div className="grid w-56 items-start">
        <SampleCard product={{ ...dressHit, name: 'Robe' }} />
        <SampleCard product={{ ...dressHit, name: 'Robe à volants à fleurs en viscose rouge' }} />
        <ProductCardSkeleton />
      </div>,
    );
    const heights = [...container.firstElementChild!.children].map(
      (card) => card.getBoundingClientRect().height,
    );
    expect(heights[1]).toBeCloseTo(heights[0]!, 0);
    expect(heights[2]).toBeCloseTo(heights[0]!, 0);
    const name = screen.getByText('Robe à volants à fleurs en viscose rouge');
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  },
);

test('only a mouse or focus loads the second photograph', () => {
  const { container } = renderIn(<SampleCard product={dressHit} />);
  const card = screen.getByRole('article');
  fireEvent.pointerEnter(card, { pointerType: 'touch' });
  expect(photographs(container)).toEqual(['/media/dress-512.jpg']);
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  expect(photographs(container)).toEqual(['/media/dress-512.jpg', '/media/jacket-512.webp']);
});

test('focus loads the second photograph', () => {
  const { container } = renderIn(<SampleCard product={dressHit} />);
  fireEvent.focus(screen.getByRole('link'));
  expect(photographs(container)).toContain('/media/jacket-512.webp');
});

test('the heart is beside the link and does not follow it', () => {
  renderIn(<SampleCard product={dressHit} />);
  const heart = screen.getByRole('button', { name: /Ajouter «\s*Robe à fleurs en viscose rouge\s*» à/ });
  fireEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link').contains(heart)).toBe(false);
});

test.each([false, true])('the skeleton is as high as the card (square: %s)', (square) => {
  renderIn(
    <div className="grid w-200 grid-cols-2 items-start">
      <SampleCard product={dressHit} square={square} />
      <ProductCardSkeleton square={square} />
    </div>,
  );
  const card = screen.getByRole('article');
  const skeleton = card.nextElementSibling;
  expect(skeleton?.getBoundingClientRect().height).toBe(card.getBoundingClientRect().height);
});

test.each([
  ['fr', 'Sans marque'],
  ['en', 'No brand'],
] as const)('a product without a brand has a replacement text, in %s', (locale, words) => {
  renderIn(<SampleCard product={{ ...dressHit, brandName: null }} />, locale);
  expect(screen.getByRole('link', { name: new RegExp(`^${words}`) })).toBeDefined();
});

test.each([160, 320])('cards and skeletons %i px wide have one height for any title', (width) => {
  const { container } = renderIn(
    <>
      {['Robe', 'Chemise western cintrée en coton bleu moyen à surpiqûres contrastées'].map((name) => (
        <div key={name} className="measured" style={{ width }}>
          <SampleCard product={{ ...dressHit, name }} />
        </div>
      ))}
      <div className="measured" style={{ width }}>
        <ProductCardSkeleton />
      </div>
    </>,
  );
  const heights = [...container.querySelectorAll('.measured')].map(
    (card) => card.getBoundingClientRect().height,
  );
  expect(new Set(heights).size).toBe(1);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const photos = ['a', 'b', 'c'].map((id) => ({ id, role: 'other' }));
afterEach(() => page.viewport(1280, 900));

const gallery = <ProductGallery title="Veste" photos={photos} />;

const enlarge = () =>
  screen
    .getAllByRole('button', { name: /^(Agrandir|Enlarge)/ })
    .map((button) => button.getAttribute('aria-label'));

test.each([
  ['fr', 'Images', 'Agrandir\u00a0: Veste, image 1 sur 3'],
  ['en', 'Pictures', 'Enlarge: Veste, picture 1 of 3'],
] as const)('photographs are named in %s', (locale, label, first) => {
  renderIn(gallery, locale);
  expect(screen.getByRole('region', { name: label })).toBeDefined();
  expect(enlarge()[0]).toBe(first);
  expect(enlarge()).toHaveLength(3);
});

test('full-screen, arrows move between photographs and Escape closes', async () => {
  renderIn(gallery);
  fireEvent.click(screen.getByRole('button', { name: /^Agrandir.*image 1/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Veste' });
  expect(screen.getByRole('img', { name: 'Veste, image 1 sur 3' })).toBeDefined();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(screen.getByRole('img', { name: 'Veste, image 2 sur 3' })).toBeDefined();
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(screen.getByRole('img', { name: 'Veste, image 1 sur 3' })).toBeDefined();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('zooms by button and by keyboard', async () => {
  renderIn(gallery);
  fireEvent.click(screen.getByRole('button', { name: /^Agrandir.*image 1/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Zoomer' }));
  expect(screen.getByRole('button', { name: 'Voir en entier' })).toBeDefined();
  fireEvent.keyDown(dialog, { key: '0' });
  expect(screen.getByRole('button', { name: 'Zoomer' })).toBeDefined();
});

test('a single photograph has no arrows', async () => {
  await page.viewport(390, 844);
  renderIn(<ProductGallery title="Veste" photos={photos.slice(0, 1)} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('on a phone the position follows the row, arrow keys move along it and focus follows', async () => {
  await page.viewport(390, 844);
  renderIn(gallery);
  expect(screen.getByText('1 / 3')).toBeDefined();
  screen.getByRole('button', { name: /^Agrandir.*image 1/ }).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(await screen.findByText('2 / 3')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/image 2/);
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  expect(await screen.findByText('1 / 3')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Image suivante' }));
  expect(await screen.findByText('2 / 3')).toBeDefined();
});

test.each([320, 390, 768, 1024, 1440, 1920])(
  'at %i px every photograph is whole and within the window',
  async (width) => {
    await page.viewport(width, 900);
    const shapes = [0.67, 3, 0.67, 0.3, 0.9].map((ratio, index) => ({
      id: `s${index}`,
      role: 'other',
      ratio,
    }));
    // The page's own margins, which a phone's gallery reaches across.
    const { container } = renderIn(
      <div className="wrap">
        <ProductGallery title="Écharpe" photos={shapes} />
      </div>,
    );
    for (const img of container.querySelectorAll('li img')) {
      expect(getComputedStyle(img).objectFit).toBe('contain');
      expect(img.getBoundingClientRect().height).toBeLessThanOrEqual(900);
      expect(img.getBoundingClientRect().width).toBeLessThanOrEqual(width);
    }
  },
);

test('on a wide screen two photographs share a row and its height', async () => {
  await page.viewport(1440, 900);
  const shapes = [0.67, 0.9].map((ratio, index) => ({ id: `s${index}`, role: 'other', ratio }));
  const { container } = renderIn(<ProductGallery title="Écharpe" photos={shapes} />);
  const [left, right] = [...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  expect(left!.top).toBe(right!.top);
  expect(left!.height).toBeCloseTo(right!.height, 0);
  expect(left!.width / left!.height).toBeCloseTo(0.67, 1);
});

test('without a photograph its space is reserved and nothing throws', () => {
  renderIn(<ProductGallery title="Veste" photos={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('region').clientHeight).toBeGreaterThan(200);
});

test('of a piece without photographs claims none', () => {
  renderIn(<ProductGallery title="Veste" photos={[]} />);
  expect(screen.getByRole('region', { name: 'Veste' })).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

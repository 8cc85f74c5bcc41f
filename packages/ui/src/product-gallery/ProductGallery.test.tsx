import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const photos = ['a', 'b', 'c'].map((id) => ({ id, role: 'other' }));
const gallery = <ProductGallery title="Veste" photos={photos} />;

test.each([
  ['fr', 'Images', 'Veste, image 2 sur 3', 'Agrandir : Veste, image 1 sur 3'],
  ['en', 'Pictures', 'Veste, picture 2 of 3', 'Enlarge: Veste, picture 1 of 3'],
] as const)('photographs and thumbnails are named in %s', (locale, label, thumbnail, enlarge) => {
  renderIn(gallery, locale);
  expect(screen.getByRole('region', { name: label })).toBeDefined();
  expect(screen.getByRole('link', { name: thumbnail }).getAttribute('href')).toBe('#photo-b');
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label')?.replace('\u00a0', ' '));
  expect(names).toContain(enlarge);
});

test('a thumbnail shows its photograph and is marked', async () => {
  renderIn(gallery);
  const third = screen.getByRole('link', { name: 'Veste, image 3 sur 3' });
  fireEvent.click(third);
  await waitFor(() => expect(third.getAttribute('aria-current')).toBe('true'));
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Image suivante' });
  await waitFor(() => expect(next.disabled).toBe(true));
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

test('a single photograph has neither thumbnails nor arrows', () => {
  renderIn(<ProductGallery title="Veste" photos={photos.slice(0, 1)} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

const track = () => screen.getAllByRole('list')[0]!;
const inSight = (number: number) =>
  waitFor(() =>
    expect(screen.getByRole('link', { current: true }).getAttribute('aria-label')).toBe(
      `Veste, image ${number} sur 3`,
    ),
  );

test('the mouse swipes the row by 20 px, and the click at the end of a swipe opens nothing', async () => {
  renderIn(gallery);
  const first = screen.getByRole('button', { name: /^Agrandir.*image 1/ });
  const swipe = (to: number) => {
    fireEvent.pointerDown(first, { clientX: 200, button: 0 });
    fireEvent.pointerUp(track(), { clientX: to });
    fireEvent.click(first);
  };
  swipe(180);
  await inSight(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  swipe(190);
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('arrow keys move along the row and focus follows', async () => {
  renderIn(gallery);
  screen.getByRole('button', { name: /^Agrandir.*image 1/ }).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  await inSight(2);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/image 2/);
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  await inSight(1);
});

test('without a photograph its space is reserved and nothing throws', () => {
  renderIn(<ProductGallery title="Veste" photos={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('region').clientHeight).toBeGreaterThan(200);
});

test('shows very wide and very tall photographs whole', () => {
  const shapes = [4, 0.3, 0.67].map((ratio, index) => ({ id: `s${index}`, role: 'other', ratio }));
  const { container } = renderIn(<ProductGallery title="Écharpe" photos={shapes} />);
  const fits = [...container.querySelectorAll('[id^=photo-] img')].map(
    (img) => getComputedStyle(img).objectFit,
  );
  expect(fits).toEqual(['contain', 'contain', 'cover']);
});

test('of a piece without photographs claims none', () => {
  renderIn(<ProductGallery title="Veste" photos={[]} />);
  expect(screen.getByRole('region', { name: 'Veste' })).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider/UiProvider.tsx';
import { renderIn } from '../testing/render.tsx';
import { Picture } from './Picture.tsx';

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map((source) => [source.type, source.srcset]);

test('offers AVIF, then WebP, in the served widths, and one JPEG as a fallback', () => {
  const { container } = renderIn(<Picture id="p1" alt="Robe" sizes="50vw" maxWidth={384} />);
  expect(sources(container)).toEqual([
    ['image/avif', '/media/p1-256.avif 256w, /media/p1-384.avif 384w'],
    ['image/webp', '/media/p1-256.webp 256w, /media/p1-384.webp 384w'],
  ]);
  const fallback = screen.getByRole('img', { name: 'Robe' });
  expect([fallback.getAttribute('src'), fallback.getAttribute('srcset')]).toEqual([
    '/media/p1-384.jpg',
    null,
  ]);
});

test('loads lazily unless it is in the first view', () => {
  renderIn(
    <>
      <Picture id="p1" alt="Plus bas" sizes="50vw" />
      <Picture id="p2" alt="En haut" sizes="50vw" priority />
    </>,
  );
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Plus bas' }).loading).toBe('lazy');
  const first = screen.getByRole<HTMLImageElement>('img', { name: 'En haut' });
  expect([first.loading, first.fetchPriority]).toEqual(['eager', 'high']);
});

test('reserves its space before the file is loaded', () => {
  const { container } = renderIn(
    <div className="w-64">
      <Picture id="p1" alt="Robe" sizes="256px" />
    </div>,
  );
  const box = container.querySelector('picture')!.getBoundingClientRect();
  expect(box.width / box.height).toBeCloseTo(512 / 764, 2);
});

test('its URLs come from the host', () => {
  renderIn(
    <UiProvider imageSrc={(id, width, format) => `https://cdn.example/${width}/${id}.${format}`}>
      <Picture id="p1" alt="Robe" sizes="50vw" maxWidth={256} />
    </UiProvider>,
  );
  expect(screen.getByRole<HTMLImageElement>('img').src).toBe('https://cdn.example/256/p1.jpg');
});

test.each([
  ['p1', '50% 50%'],
  ['a0x0y100', '0% 100%'],
  ['a0x35y5', '35% 5%'],
])('the picture %s is cropped around %s', (id, position) => {
  renderIn(<Picture id={id} alt="Robe" sizes="50vw" />);
  expect(getComputedStyle(screen.getByRole('img', { name: 'Robe' })).objectPosition).toBe(position);
});

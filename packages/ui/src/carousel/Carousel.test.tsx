import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { Carousel } from './Carousel.tsx';

beforeEach(() => page.viewport(1280, 800));

const row = (count: number) => (
  <div className="w-200">
    <Carousel label="Drops" size="full">
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/${index}`} className="block h-20">
          Pièce {index}
        </a>
      ))}
    </Carousel>
  </div>
);

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('previous is disabled at the start, next at the end, and each press moves by one', async () => {
  renderIn(row(3));
  const next = await button('Suivant');
  const previous = await button('Précédent');
  expect([previous.disabled, next.disabled]).toEqual([true, false]);
  fireEvent.click(next);
  await waitFor(() => expect(previous.disabled).toBe(false));
  const list = screen.getByRole('list', { name: 'Drops' });
  await waitFor(() => expect(Math.round(list.scrollLeft / list.clientWidth)).toBe(1));
  fireEvent.click(next);
  await waitFor(() => expect(next.disabled).toBe(true));
  fireEvent.click(previous);
  await waitFor(() => expect(next.disabled).toBe(false));
});

test('its buttons are named in English as well', async () => {
  renderIn(row(3), 'en');
  expect([await button('Previous'), await button('Next')]).toHaveLength(2);
});

test('a row that fits has no buttons', async () => {
  renderIn(row(1));
  await new Promise(requestAnimationFrame);
  expect(screen.queryByRole('button')).toBeNull();
});

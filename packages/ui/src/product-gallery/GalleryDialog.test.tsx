import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const photos = ['a', 'b', 'c', 'd'].map((id) => ({ id, role: 'other' }));

async function openStage() {
  renderIn(<ProductGallery title="Veste" photos={photos} />);
  await userEvent.click(screen.getByRole('button', { name: /^Agrandir.*image 1/ }));
  const dialog = await screen.findByRole('dialog');
  return dialog.querySelector<HTMLElement>('[data-slot=gallery-stage]')!;
}

const photo = () => screen.getByRole('img');
const scale = () => Number(/scale\(([\d.]+)\)/.exec(photo().style.transform)?.[1]);
const place = () => /translate\((\S+), (\S+)\)/.exec(photo().style.transform)?.slice(1);
const finger = (pointerId: number, clientX: number, clientY = 300) => ({ pointerId, clientX, clientY });

function stroke(stage: HTMLElement, from: number, to: number) {
  fireEvent.pointerDown(stage, finger(1, from));
  fireEvent.pointerMove(stage, finger(1, to));
  fireEvent.pointerUp(stage, finger(1, to));
}

test('a swipe of 20 px moves on, a shorter one does not, and a second one is ignored for 500 ms', async () => {
  const stage = await openStage();
  stroke(stage, 200, 181);
  expect(photo().getAttribute('alt')).toBe('Veste, image 1 sur 4');
  stroke(stage, 200, 180);
  expect(photo().getAttribute('alt')).toBe('Veste, image 2 sur 4');
  stroke(stage, 200, 100);
  expect(photo().getAttribute('alt')).toBe('Veste, image 2 sur 4');
  await act(() => new Promise((wait) => setTimeout(wait, 520)));
  stroke(stage, 100, 200);
  expect(photo().getAttribute('alt')).toBe('Veste, image 1 sur 4');
});

test('pinching zooms in, then one finger moves the photograph', async () => {
  const stage = await openStage();
  fireEvent.pointerDown(stage, finger(1, 190));
  fireEvent.pointerDown(stage, finger(2, 210));
  fireEvent.pointerMove(stage, finger(2, 250));
  expect(scale()).toBe(3);
  fireEvent.pointerUp(stage, finger(2, 250));
  const before = place();
  fireEvent.pointerMove(stage, finger(1, 170));
  expect(place()).not.toEqual(before);
  fireEvent.pointerUp(stage, finger(1, 100));
  expect(photo().getAttribute('alt')).toBe('Veste, image 1 sur 4');
});

test('the wheel zooms in and out, and the page does not scroll', async () => {
  const stage = await openStage();
  const rolled = (deltaY: number) => {
    const event = new WheelEvent('wheel', { deltaY, cancelable: true, bubbles: true });
    act(() => {
      stage.dispatchEvent(event);
    });
    return event.defaultPrevented;
  };
  expect(rolled(-300)).toBe(true);
  expect(scale()).toBeCloseTo(Math.E, 3);
  rolled(600);
  expect(scale()).toBe(1);
});

test('keys zoom, move, reset, and go to either end', async () => {
  await openStage();
  await userEvent.keyboard('++');
  expect(scale()).toBe(2.25);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(place()).toEqual(['-80px', '-80px']);
  await userEvent.keyboard('0');
  expect(scale()).toBe(1);
  await userEvent.keyboard('{End}');
  expect(photo().getAttribute('alt')).toBe('Veste, image 4 sur 4');
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(photo().getAttribute('alt')).toBe('Veste, image 2 sur 4');
});

test('a double tap zooms in and out, and another photograph starts unzoomed', async () => {
  const stage = await openStage();
  await userEvent.dblClick(stage);
  expect(scale()).toBe(2.5);
  await userEvent.click(screen.getByRole('button', { name: 'Veste, image 3 sur 4' }));
  expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe(
    'Veste, image 3 sur 4',
  );
  expect(scale()).toBe(1);
});

test('without dragging, a double press on another part shows that part', async () => {
  const stage = await openStage();
  const { left, top, width, height } = stage.getBoundingClientRect();
  const press = (part: number) =>
    fireEvent.doubleClick(stage, { clientX: left + width * part, clientY: top + height / 2 });
  const shift = () => Number.parseFloat(place()?.[0] ?? '');
  press(0.1);
  expect([scale(), shift() > 0]).toEqual([2.5, true]);
  press(0.1);
  expect(scale()).toBe(1);
  press(0.9);
  expect([scale(), shift() < 0]).toEqual([2.5, true]);
});

test('Escape closes it and returns focus to the photograph', async () => {
  await openStage();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Agrandir.*image 1/);
});

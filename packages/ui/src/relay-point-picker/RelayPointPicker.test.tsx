import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { placePoints, pointBeyond } from './place-points.ts';
import { samplePoints } from './relay.samples.ts';
import { RelayPointPicker } from './RelayPointPicker.tsx';

test.each([
  ['fr', /^Pressing Lancry 1,7\s?km$/, 'Points relais'],
  ['en', /^Pressing Lancry 1\.7\s?km$/, 'Pickup points'],
] as const)('points are listed with their distance in %s, and selected by radio', (locale, far, group) => {
  const onChange = vi.fn();
  renderIn(<RelayPointPicker points={samplePoints} value="1" onChange={onChange} />, locale);
  expect(screen.getByRole('radiogroup', { name: group })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Tabac du Canal 240\s?m$/ }).checked).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('radio', { name: far }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('3');
});

test('opening hours name each day in the reader’s language and mark closed days', () => {
  renderIn(<RelayPointPicker points={samplePoints.slice(1, 2)} value={null} onChange={() => {}} />);
  expect(screen.getAllByRole('term', { hidden: true })[0]?.textContent).toBe('lundi');
  expect(screen.getAllByRole('definition', { hidden: true }).map((hours) => hours.textContent)).toEqual([
    'Fermé',
    ...Array.from({ length: 5 }, () => '09:00–20:00'),
    'Fermé',
  ]);
});

test('without points it says what to do', () => {
  renderIn(<RelayPointPicker points={[]} value={null} onChange={() => {}} />);
  expect(screen.getByText(/Aucun point relais/)).toBeDefined();
});

test('north is up, east is right, and a single point is in the middle', () => {
  const [south, north] = placePoints(samplePoints.slice(0, 2), 100, 100);
  expect(south && north && [north.y < south.y, north.x < south.x]).toEqual([true, true]);
  expect(placePoints(samplePoints.slice(0, 1), 100, 100)).toEqual([{ id: '1', x: 50, y: 50 }]);
});

function Held() {
  const [value, setValue] = useState<string | null>('1');
  return <RelayPointPicker points={samplePoints} value={value} onChange={setValue} />;
}

const pins = (name = 'Carte des points relais') =>
  within(screen.getByRole('radiogroup', { name })).getAllByRole('radio');
const chosenPin = () =>
  pins()
    .find((pin) => pin.ariaChecked === 'true')
    ?.getAttribute('aria-label');

test.each([
  ['fr', 'Carte des points relais'],
  ['en', 'Map of pickup points'],
] as const)('the map has a numbered pin for each point, in %s', (locale, name) => {
  renderIn(<RelayPointPicker points={samplePoints} value={null} onChange={() => {}} />, locale);
  const names = pins(name).map((pin) => pin.getAttribute('aria-label'));
  expect(names).toEqual(['1. Tabac du Canal', '2. Épicerie Bichat', '3. Pressing Lancry']);
});

test('a pin is selected by click and by arrow keys, and the list follows', async () => {
  renderIn(<Held />);
  await userEvent.click(screen.getByRole('radio', { name: '2. Épicerie Bichat' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Épicerie Bichat 410/ }).checked).toBe(true);
  expect(chosenPin()).toBe('2. Épicerie Bichat');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosenPin()).toBe('1. Tabac du Canal');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1. Tabac du Canal');
  await userEvent.keyboard('{ArrowRight}');
  expect(chosenPin()).toBe('3. Pressing Lancry');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pressing Lancry/ }).checked).toBe(true);
});

test('only the selected pin is in the tab order', () => {
  renderIn(<Held />);
  const reached = pins().flatMap((pin) => (pin.tabIndex === 0 ? pin.getAttribute('aria-label') : []));
  expect(reached).toEqual(['1. Tabac du Canal']);
});

test('without coordinates there is no map, only the list', () => {
  const points = samplePoints.map((point) => ({ ...point, gpsCoordinates: null }));
  renderIn(<RelayPointPicker points={points} value={null} onChange={() => {}} />);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

test('an arrow key without a pin in its direction does nothing', () => {
  const placed = placePoints(samplePoints, 480, 360);
  expect(pointBeyond(placed, '3', 'ArrowRight')).toBeNull();
  expect(pointBeyond(placed, '3', 'Home')).toBeNull();
});

test('by keyboard a point is selected in the list, its hours open, and the map is next', async () => {
  renderIn(<Held />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Tabac du Canal 240/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Épicerie Bichat 410/ }).checked).toBe(true);
  expect(chosenPin()).toBe('2. Épicerie Bichat');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(document.activeElement?.closest('details')?.open).toBe(true);
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2. Épicerie Bichat');
});

test('beside the list, the map is as high as the list', async () => {
  await page.viewport(1024, 768);
  const points = [
    ...samplePoints,
    ...samplePoints.map((point) => ({ ...point, servicePointId: `b${point.servicePointId}` })),
  ];
  const { container } = renderIn(
    <div style={{ width: 640 }}>
      <RelayPointPicker points={points.slice(0, 4)} value="1" onChange={() => {}} />
    </div>,
  );
  const picker = container.querySelector('[data-slot=relay-point-picker]')!.getBoundingClientRect();
  const map = container.querySelector('[data-slot=relay-map]')!.getBoundingClientRect();
  expect(Math.abs(map.height - picker.height)).toBeLessThan(1);
});

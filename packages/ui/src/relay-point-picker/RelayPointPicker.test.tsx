import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { placePoints } from './place-points.ts';
import { samplePoints } from './relay.samples.ts';
import { RelayPointPicker } from './RelayPointPicker.tsx';

test.each([
  ['fr', /^Pressing Lancry 1,7\s?km$/, 'Points relais'],
  ['en', /^Pressing Lancry 1\.7\s?km$/, 'Relay points'],
] as const)('points are told with their distance in %s, and chosen by radio', (locale, far, group) => {
  const onChange = vi.fn();
  renderIn(<RelayPointPicker points={samplePoints} value="1" onChange={onChange} />, locale);
  expect(screen.getByRole('radiogroup', { name: group })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Tabac du Canal 240\s?m$/ }).checked).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('radio', { name: far }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('3');
});

test('hours name each day in the reader’s language and say when it is closed', () => {
  renderIn(<RelayPointPicker points={samplePoints.slice(1, 2)} value={null} onChange={() => {}} />);
  expect(screen.getAllByRole('term', { hidden: true })[0]?.textContent).toBe('lundi');
  expect(screen.getAllByRole('definition', { hidden: true }).map((hours) => hours.textContent)).toEqual([
    'Fermé',
    ...Array.from({ length: 5 }, () => '09:00–20:00'),
    'Fermé',
  ]);
});

test('without a point it says what to do', () => {
  renderIn(<RelayPointPicker points={[]} value={null} onChange={() => {}} />);
  expect(screen.getByText(/Aucun point relais/)).toBeDefined();
});

test('north is up, east is right, and a lone point stands in the middle', () => {
  const [south, north] = placePoints(samplePoints.slice(0, 2), 100, 100);
  expect(south && north && [north.y < south.y, north.x < south.x]).toEqual([true, true]);
  expect(placePoints(samplePoints.slice(0, 1), 100, 100)).toEqual([{ id: '1', x: 50, y: 50 }]);
});

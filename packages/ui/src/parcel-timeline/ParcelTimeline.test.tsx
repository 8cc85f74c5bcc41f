import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ParcelTimeline } from './ParcelTimeline.tsx';
import { sampleSteps } from './steps.samples.ts';

const steps = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

test('each completed step has its date, and later steps their expected date', () => {
  renderIn(<ParcelTimeline steps={sampleSteps(3)} relay />);
  expect(steps('Étapes du colis')).toEqual([
    'Payée12/11/2026',
    'Regroupée à l’atelier15/11/2026',
    'En route17/11/2026',
    'Au point relais, à venir19/11/2026 prévu',
  ]);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('En route17/11/2026');
});

test('in English', () => {
  renderIn(<ParcelTimeline steps={sampleSteps(4)} />, 'en');
  expect(steps('Parcel progress')).toEqual([
    'Paid12/11/2026',
    'Combined at our workshop15/11/2026',
    'On its way17/11/2026',
    'Delivered19/11/2026',
  ]);
});

test('an unknown step shows its code', () => {
  renderIn(<ParcelTimeline steps={[{ code: 'customs', at: null, expectedOn: null }]} />);
  expect(steps('Étapes du colis')).toEqual(['customs, à venir']);
});

test('renders nothing without steps', () => {
  renderIn(<ParcelTimeline steps={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});

import type { ParcelStep } from './ParcelTimeline.tsx';

const steps = [
  { code: 'paid', day: '2026-11-12' },
  { code: 'grouped', day: '2026-11-15' },
  { code: 'shipped', day: '2026-11-17' },
  { code: 'delivered', day: '2026-11-19' },
];

/** Returns a parcel with `done` completed steps. */
export const sampleSteps = (done: number): ParcelStep[] =>
  steps.map(({ code, day }, index) => ({
    code,
    at: index < done ? `${day}T12:00:00.000Z` : null,
    expectedOn: index < done ? null : day,
  }));

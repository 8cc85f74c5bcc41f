import { readSavedSizes } from '@patine/core';
import { expect, test } from 'vitest';
import { type SizesEvent, type SizesStatus, sizesForm, sizesReducer } from './sizes-form.ts';

const saved = readSavedSizes(['top:M', 'shoe:38']);
const others = readSavedSizes(['head:57']);
const before = (status: SizesStatus) => ({ ...sizesReducer(sizesForm(saved), tick), status });
const tick: SizesEvent = { type: 'toggled', kind: 'top', size: 'S' };

const events = {
  received: { type: 'received', sizes: others },
  toggled: tick,
  reset: { type: 'reset' },
  submitted: { type: 'submitted' },
  failed: { type: 'failed' },
} satisfies Record<string, SizesEvent>;

test.each([
  [
    'INITIAL',
    { received: 'INITIAL', toggled: 'INITIAL', reset: 'INITIAL', submitted: 'LOADING', failed: 'INITIAL' },
  ],
  [
    'LOADING',
    { received: 'INITIAL', toggled: 'LOADING', reset: 'LOADING', submitted: 'LOADING', failed: 'ERROR' },
  ],
  ['ERROR', { received: 'INITIAL', toggled: 'ERROR', reset: 'ERROR', submitted: 'LOADING', failed: 'ERROR' }],
] as const)('from %s each event leads where the specification says', (status, expected) => {
  const reached = Object.fromEntries(
    Object.entries(events).map(([name, event]) => [name, sizesReducer(before(status), event).status]),
  );
  expect(reached).toEqual(expected);
});

test('loaded sizes set the saved ones and the form', () => {
  expect(sizesReducer(before('LOADING'), events.received)).toEqual({
    status: 'INITIAL',
    saved: others,
    form: others,
  });
});

test('several sizes are selected in chart order, and a second press deselects one', () => {
  const ticked = sizesReducer(sizesForm(saved), tick);
  expect(ticked.form.top).toEqual(['S', 'M']);
  expect(ticked.saved).toBe(saved);
  expect(sizesReducer(ticked, tick).form).toEqual(saved);
});

test('a reset restores the saved sizes, but not while saving', () => {
  expect(sizesReducer(before('ERROR'), events.reset).form).toBe(saved);
  const loading = before('LOADING');
  expect(sizesReducer(loading, events.reset)).toBe(loading);
  expect(sizesReducer(loading, tick)).toBe(loading);
});

test('a failure keeps the selection', () => {
  expect(sizesReducer(before('LOADING'), events.failed).form.top).toEqual(['S', 'M']);
});

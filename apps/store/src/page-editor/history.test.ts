import { expect, test } from 'vitest';
import { beginHistory, history, type History, type HistoryAction } from './history.ts';

const run = (actions: HistoryAction<string>[], from = 'a'): History<string> =>
  actions.reduce(history<string>, beginHistory(from));
const to = (state: string, tag?: string, at = 0): HistoryAction<string> => ({
  type: 'CHANGED',
  change: () => state,
  at,
  ...(tag === undefined ? {} : { tag }),
});
const undo = { type: 'UNDONE' } as const;
const redo = { type: 'REDONE' } as const;
const endStep = { type: 'STEP_ENDED' } as const;

test('a change is undone and redone', () => {
  expect(run([to('b'), to('c'), undo]).present).toBe('b');
  expect(run([to('b'), to('c'), undo, undo, redo]).present).toBe('b');
  expect(run([undo, redo]).present).toBe('a');
});

test('letters typed in one field are undone together, and separately from those of another', () => {
  expect(run([to('b', 'title'), to('c', 'title'), to('d', 'title'), undo]).present).toBe('a');
  expect(run([to('b', 'title'), to('c', 'text'), undo]).present).toBe('b');
  expect(run([to('b', 'title'), to('c'), to('d', 'title'), undo]).present).toBe('c');
});

test('a pause between two changes to one field begins a new step', () => {
  const typed = [to('b', 'text', 1000), to('c', 'text', 2499), to('d', 'text', 3998)];
  expect(run([...typed, undo]).present).toBe('a');
  expect(run([...typed, to('e', 'text', 5498), undo]).present).toBe('d');
  expect(run([...typed, to('e', 'text', 9998), to('f', 'text', 9999), undo, undo]).present).toBe('a');
});

test('a tool or a paste between words is undone separately', () => {
  const steps = [to('b', 'text'), endStep, to('c', 'text'), endStep, to('d', 'text')];
  expect(run([...steps, undo]).present).toBe('c');
  expect(run([...steps, undo, undo]).present).toBe('b');
  expect(run([...steps, undo, undo, undo]).present).toBe('a');
});

test('ending a step keeps what can be redone', () => {
  expect(run([to('b'), undo, endStep, redo]).present).toBe('b');
});

test('typing in the same field after an undo starts a new step', () => {
  expect(run([to('b'), to('c', 'title'), undo, to('d', 'title'), undo]).present).toBe('b');
});

test('a new change replaces what was undone', () => {
  expect(run([to('b'), undo, to('c'), redo]).present).toBe('c');
});

test('a change without effect adds no step', () => {
  expect(run([to('a')]).past).toEqual([]);
});

test('an opened page has no history', () => {
  expect(run([to('b'), { type: 'OPENED', state: 'z' }, undo]).present).toBe('z');
});

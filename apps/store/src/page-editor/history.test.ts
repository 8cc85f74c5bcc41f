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

test('what was done is undone and done again', () => {
  expect(run([to('b'), to('c'), undo]).present).toBe('b');
  expect(run([to('b'), to('c'), undo, undo, redo]).present).toBe('b');
  expect(run([undo, redo]).present).toBe('a');
});

test('letters typed in one field are undone together, and apart from those of another', () => {
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

test('a tool or a paste between words is undone alone', () => {
  const steps = [to('b', 'text'), endStep, to('c', 'text'), endStep, to('d', 'text')];
  expect(run([...steps, undo]).present).toBe('c');
  expect(run([...steps, undo, undo]).present).toBe('b');
  expect(run([...steps, undo, undo, undo]).present).toBe('a');
});

test('a step that was ended takes nothing of what can be done again', () => {
  expect(run([to('b'), undo, endStep, redo]).present).toBe('b');
});

test('after an undo, typing in the same field begins something new', () => {
  expect(run([to('b'), to('c', 'title'), undo, to('d', 'title'), undo]).present).toBe('b');
});

test('a new change takes the place of what was undone', () => {
  expect(run([to('b'), undo, to('c'), redo]).present).toBe('c');
});

test('a change that changes nothing is nothing to undo', () => {
  expect(run([to('a')]).past).toEqual([]);
});

test('what is opened has no past', () => {
  expect(run([to('b'), { type: 'OPENED', state: 'z' }, undo]).present).toBe('z');
});

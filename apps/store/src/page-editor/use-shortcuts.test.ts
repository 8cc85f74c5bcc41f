import { expect, test } from 'vitest';
import { shortcutOf } from './use-shortcuts.ts';

const pressed = (key: string, held: object, isTyped = false) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }, isTyped);

test('Ctrl or ⌘ with S saves, in fields too', () => {
  expect(pressed('s', { ctrlKey: true }, true)).toBe('save');
  expect(pressed('S', { metaKey: true })).toBe('save');
  expect(pressed('s', {})).toBeNull();
  expect(pressed('s', { ctrlKey: true, altKey: true })).toBeNull();
});

test('undo and redo are left to a field that is typed in', () => {
  expect(pressed('z', { ctrlKey: true })).toBe('undo');
  expect(pressed('Z', { metaKey: true, shiftKey: true })).toBe('redo');
  expect(pressed('y', { ctrlKey: true })).toBe('redo');
  expect(pressed('z', { ctrlKey: true }, true)).toBeNull();
  expect(pressed('y', { ctrlKey: true }, true)).toBeNull();
});

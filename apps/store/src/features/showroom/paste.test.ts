import { expect, test } from 'vitest';
import { isPaste } from './paste.ts';

test('what is pasted is told from what is typed', () => {
  expect(isPaste({ type: 'input', inputType: 'insertFromPaste' })).toBe(true);
  expect(isPaste({ type: 'input', inputType: 'insertFromPasteAsQuotation' })).toBe(true);
  expect(isPaste({ type: 'input', inputType: 'insertText' })).toBe(false);
  expect(isPaste({ type: 'change' })).toBe(false);
});

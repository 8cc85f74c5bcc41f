import { expect, test } from 'vitest';
import { isPaste, markdownOf } from './paste.ts';

test('pasting is distinguished from typing', () => {
  expect(isPaste({ type: 'input', inputType: 'insertFromPaste' })).toBe(true);
  expect(isPaste({ type: 'input', inputType: 'insertFromPasteAsQuotation' })).toBe(true);
  expect(isPaste({ type: 'input', inputType: 'insertText' })).toBe(false);
  expect(isPaste({ type: 'change' })).toBe(false);
});

test('paragraphs and lists of a word processor stay paragraphs and lists', () => {
  const pasted = [
    'Nos ateliers',
    '',
    '',
    'Trois maisons\u00a0:',
    '•\tOdile, à Lille',
    '•  Marcel – tailleur',
    'Puis deux étapes.',
    '1)\tLaver',
    '2)\tRepriser',
  ].join('\r\n');
  expect(markdownOf(pasted)).toBe(
    'Nos ateliers\n\nTrois maisons\u00a0:\n\n- Odile, à Lille\n- Marcel – tailleur\n\nPuis deux étapes.\n\n1. Laver\n2. Repriser',
  );
});

test('text from the middle of a line is pasted unchanged', () => {
  expect(markdownOf(' – et la suite ')).toBe(' – et la suite ');
});

test('a dash within a line and a year at its start are unchanged', () => {
  expect(markdownOf('Levi’s 501 – 1984\n1984. L’année du jean')).toBe(
    'Levi’s 501 – 1984\n\n1984. L’année du jean',
  );
});

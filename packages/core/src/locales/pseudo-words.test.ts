import { expect, test } from 'vitest';
import { pseudoMessage } from './pseudo-words.ts';

test('a text takes other letters, and two fifths more of them', () => {
  expect(pseudoMessage('Ajouter à ma liste')).toBe('Åĵōūŧēřøøø åø ɱåø łïšŧēøø');
});

test('arguments and tags stay, and the texts of a plural do not', () => {
  expect(pseudoMessage('{count, plural, =0 {vide} one {# <b>sac</b>} other {# sacs}}')).toBe(
    '{count, plural, =0 {ʋïđēøø} one {# <b>šåçøø</b>} other {# šåçšøø}}',
  );
  expect(pseudoMessage('Le {day, date} à {name}')).toBe('Łēø {day, date} åø {name}');
});

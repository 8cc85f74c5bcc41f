import { expect, test } from 'vitest';
import { pseudoMessage } from './pseudo-messages.ts';

test('replaces the letters of a text and makes it 40 % longer', () => {
  expect(pseudoMessage('Ajouter à ma liste')).toBe('Åĵōūŧēřøøø åø ɱåø łïšŧēøø');
});

test('keeps arguments and tags, and transforms the texts of a plural', () => {
  expect(pseudoMessage('{count, plural, =0 {vide} one {# <b>sac</b>} other {# sacs}}')).toBe(
    '{count, plural, =0 {ʋïđēøø} one {# <b>šåçøø</b>} other {# šåçšøø}}',
  );
  expect(pseudoMessage('Le {day, date} à {name}')).toBe('Łēø {day, date} åø {name}');
});

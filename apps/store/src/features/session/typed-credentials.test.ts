import { expect, test } from 'vitest';
import { keepTyped, takeTyped } from './typed-credentials.ts';

const NONE = { email: '', password: '' };

test('what was typed is given once', () => {
  const typed = { email: 'lea@example.fr', password: 'Vestes-927!' };
  expect(takeTyped()).toEqual(NONE);
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  keepTyped(data);
  expect(takeTyped()).toEqual(typed);
  expect(takeTyped()).toEqual(NONE);
});

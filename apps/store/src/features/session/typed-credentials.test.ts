import { expect, test } from 'vitest';
import { forgetTyped, keepTyped, typedCredentials } from './typed-credentials.ts';

const NONE = { email: '', password: '' };

test('what was typed is read as often as it is rendered, until it is forgotten', () => {
  const typed = { email: 'lea@example.fr', password: 'Vestes-927!' };
  expect(typedCredentials()).toEqual(NONE);
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  keepTyped(data);
  expect([typedCredentials(), typedCredentials()]).toEqual([typed, typed]);
  forgetTyped();
  expect(typedCredentials()).toEqual(NONE);
});

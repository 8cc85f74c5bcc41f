import { expect, test } from 'vitest';
import { mayShow, readToken, signToken } from './editor-token.ts';

const now = new Date('2026-11-21T10:00:00Z');
const until = new Date('2026-11-28T10:00:00Z');
const edit = { scope: 'edit', id: 'right-1' } as const;
const token = signToken('key', edit, until);
const [payload = '', signature = ''] = token.split('.');

test('a token contains what it allows, and until when', () => {
  expect(readToken(['key'], token, now)).toEqual({ grant: edit, expiresAt: until });
  expect(readToken(['key'], token, until)).toBe('EXPIRED');
});

const forgedPayload = Buffer.from(JSON.stringify({ ...edit, until: 99_999_999_999 })).toString('base64url');

test.each([
  ['of another key', signToken('other', edit, until)],
  ['with more time', `${forgedPayload}.${signature}`],
  ['without a signature', `${payload}.`],
  ['with half a signature', `${payload}.${signature.slice(0, 20)}`],
  ['with a signature of zeros', `${payload}.${'A'.repeat(43)}`],
  ['of nothing', ''],
  ['that is no text', ['a', 'b']],
  ['without end', `${'a'.repeat(100_000)}.${signature}`],
])('a token %s is invalid', (_, forged) => {
  expect(readToken(['key'], forged, now)).toBe('FORGED');
});

test('a page’s token shows that page in its language, and no other', () => {
  const grant = { scope: 'page', id: 'right-1', name: 'our-story', locale: 'fr' } as const;
  const read = readToken(['key'], signToken('key', grant, until), now);
  expect(read).toEqual({ grant, expiresAt: until });
  expect(mayShow(grant, 'our-story', 'fr')).toBe(true);
  expect(mayShow(grant, 'our-story', 'en')).toBe(false);
  expect(mayShow(grant, 'terms', 'fr')).toBe(false);
  expect(mayShow(edit, 'terms', 'en')).toBe(true);
});

import { createElement, type ReactNode } from 'react';
import { createIntl, createIntlCache } from 'react-intl';
import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { rememberFormatters } from './remember-formatters.ts';

const failures: string[] = [];
const create = () =>
  createIntl(
    {
      locale: 'fr-FR',
      timeZone: 'Europe/Paris',
      messages: {
        plain: parse('Panier'),
        pieces: parse('{count, plural, one {# pièce} other {# pièces}}'),
        day: parse('le {day, date, short}'),
        rich: parse('<b>{count}</b> pièces'),
      },
      onError: ({ code }) => failures.push(code),
    },
    createIntlCache(),
  );

test('messages are the same as without the cache, at the first use and later', () => {
  const plain = create();
  const remembering = rememberFormatters(create());
  const uses: [id: string, values?: Record<string, number | Date>][] = [
    ['plain'],
    ['pieces', { count: 1 }],
    ['pieces', { count: 12_000 }],
    ['day', { day: new Date('2026-03-01T23:30:00Z') }],
    ['day', { day: new Date('2026-07-01T23:30:00Z') }],
  ];
  for (const [id, values] of [...uses, ...uses])
    expect(remembering.formatMessage({ id }, values)).toBe(plain.formatMessage({ id }, values));
});

test('elements within messages stay elements', () => {
  const intl = rememberFormatters(create());
  const b = (parts: ReactNode[]) => createElement('b', null, ...parts);
  const plain = create().formatMessage({ id: 'rich' }, { count: 3, b });
  for (let use = 0; use < 2; use += 1)
    expect(intl.formatMessage({ id: 'rich' }, { count: 3, b })).toEqual(plain);
});

test('a missing value is reported at every use', () => {
  const intl = rememberFormatters(create());
  intl.formatMessage({ id: 'pieces' }, { count: 2 });
  failures.length = 0;
  intl.formatMessage({ id: 'pieces' });
  intl.formatMessage({ id: 'pieces' });
  expect(failures).toEqual(['FORMAT_ERROR', 'FORMAT_ERROR']);
});

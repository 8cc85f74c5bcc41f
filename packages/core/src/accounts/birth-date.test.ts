import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidBirthDate, parseBirthDate } from './birth-date.ts';

const TODAY = new Date('2026-03-10T08:00:00Z');

describe('isValidBirthDate', () => {
  it.each(['2026-03-09', '1990-12-31', '2024-02-29', '2000-02-29', '0001-01-01'])('accepts %s', (text) => {
    expect(isValidBirthDate(text, TODAY)).toBe(true);
  });

  it.each([
    '2026-03-10',
    '2026-03-11',
    '9999-12-31',
    '2023-02-29',
    '1900-02-29',
    '1990-04-31',
    '1990-13-01',
    '1990-00-10',
    '1990-01-00',
    '1990-01-32',
    '0000-01-01',
    '1990-1-1',
    '31/12/1990',
    '1990-12-31T00:00:00Z',
    '1990-12-31\n',
    '+001990-12-31',
    '١٩٩٠-١٢-٣١',
    '',
  ])('rejects %j', (text) => {
    expect(isValidBirthDate(text, TODAY)).toBe(false);
  });

  it('accepts every past day and rejects today and later days', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const text = day.toISOString().slice(0, 10);
        expect(isValidBirthDate(text, TODAY)).toBe(text < '2026-03-10');
      }),
    );
  });
});

describe('parseBirthDate', () => {
  it.each([
    ['21/05/1990', '1990-05-21'],
    ['1/2/2003', '2003-02-01'],
    [' 21.05.1990 ', '1990-05-21'],
    ['21-05-1990', '1990-05-21'],
    ['21 / 05 / 1990', '1990-05-21'],
    ['1990-05-21', '1990-05-21'],
    [' 1990-05-21', '1990-05-21'],
    ['31/02/1990', '1990-02-31'],
    ['21/05/90', '21/05/90'],
    ['mai 1990', 'mai 1990'],
    ['', ''],
  ])('reads %j as %j', (text, read) => {
    expect(parseBirthDate(text)).toBe(read);
  });
});

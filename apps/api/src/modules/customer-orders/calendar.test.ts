import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar.ts';

const EVENT: CalendarEvent = {
  uid: 'delivery-1@shop.example',
  days: ['2026-11-26', '2026-11-30'],
  summary: 'Arrivée de votre commande P-1',
  description: 'Robe, veste; et « foulard »\nC:\\pièces',
  location: 'Librairie Rosalie, 39 rue du Marché, 75010 Paris',
  url: 'https://shop.example/account/orders/1',
};
const AT = new Date('2026-11-23T01:02:03.456Z');
const linesOf = (file: string) => file.split('\r\n');
const unfold = (file: string) => file.replaceAll('\r\n ', '');

test('an event covers its days, the last one included, and leaves them free', () => {
  const lines = linesOf(calendarFile('Patine', [EVENT], AT));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261126');
  expect(lines).toContain('DTEND;VALUE=DATE:20261201');
  expect(lines).toContain('DTSTAMP:20261123T010203Z');
  expect(lines).toContain('TRANSP:TRANSPARENT');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  expect(unfold(calendarFile('Patine', [EVENT], AT))).toContain(
    String.raw`DESCRIPTION:Robe\, veste\; et « foulard »\nC:\\pièces`,
  );
});

test('no line exceeds 75 octets, and no character is broken', () => {
  const description = 'éàü€😀'.repeat(60);
  const file = calendarFile('Patine', [{ ...EVENT, description }], AT);
  for (const line of linesOf(file)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`DESCRIPTION:${description}`);
});

test('an event without a place has no location', () => {
  expect(calendarFile('Patine', [{ ...EVENT, location: null }], AT)).not.toContain('LOCATION');
});

import { Buffer } from 'node:buffer';

export type CalendarEvent = {
  /** Globally unique and the same in every file about this event. */
  uid: string;
  /** First and last day, such as `2026-11-25`. */
  days: readonly [string, string];
  summary: string;
  description: string;
  location: string | null;
  url: string;
};

const DAY_MS = 86_400_000;
/** RFC 5545, section 3.1: octets of a content line, without its line break. */
const LINE_OCTETS = 75;

const basicDate = (day: string) => day.replaceAll('-', '');

/** The day after; the end of an all-day event is exclusive (RFC 5545, section 3.6.1). */
const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** Breaks a content line at 75 octets, never within a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let limit = LINE_OCTETS;
  for (const sign of line) {
    if (Buffer.byteLength(current + sign) > limit) {
      lines.push(current);
      current = '';
      // The space that begins a continued line counts.
      limit = LINE_OCTETS - 1;
    }
    current += sign;
  }
  return [...lines, current].join('\r\n ');
}

const eventLines = ({ uid, days, summary, description, location, url }: CalendarEvent, at: Date) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
  `DTSTART;VALUE=DATE:${basicDate(days[0])}`,
  `DTEND;VALUE=DATE:${basicDate(nextDay(days[1]))}`,
  `SUMMARY:${escapeText(summary)}`,
  `DESCRIPTION:${escapeText(description)}`,
  ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** An iCalendar file (RFC 5545) of all-day events that leave their days free. */
export const calendarFile = (product: string, events: readonly CalendarEvent[], at: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, at)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');

import type { ComponentGuide } from '../guidance/component-guide.ts';

export const plainDateGuide: ComponentGuide = {
  purpose: 'Writes a day as 12/11/2026, the same in both languages.',
  notFor:
    'For a time that runs out, use Countdown. For an expected span of days, ShippingMethodPicker and ParcelTimeline write it themselves.',
  states: {
    Default: 'A day.',
    Empty: 'A dash for what is no date, with a warning on the console in development.',
  },
  content: [
    'The day is that in the shop’s time zone, wherever the reader is.',
    'Day, month, year: in English too, as in Great Britain.',
  ],
  keys: [],
  screenReader: 'A `time` element with the instant, read as a date.',
  do: { text: 'Pass the instant as the server sends it.' },
  dont: { text: 'Write “yesterday” or “3 days ago”: a page from a cache would be wrong.' },
  related: { 'Controls/Countdown': 'Time that is left.', 'Commerce/ParcelTimeline': 'Dates of a parcel.' },
};

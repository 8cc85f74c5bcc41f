import type { ComponentGuide } from '../guidance/component-guide.ts';

export const countdownGuide: ComponentGuide = {
  purpose:
    'Counts down to a moment in its two largest units: days and hours, hours and minutes, minutes and seconds.',
  notFor:
    'For a date that is not close, use PlainDate. A countdown may not invent haste: only an end that is real has one.',
  states: {
    Default: 'Days and hours.',
    Small: 'Smaller figures, for a line.',
    LastDay: 'Hours and minutes.',
    LastHour: 'Minutes and seconds.',
    Ended: 'Zero, and `onEnd` is called once.',
  },
  content: [
    'A sentence before it says what ends or begins; the figures do not.',
    'It begins with the server’s time; a visitor’s clock that is behind changes nothing. In a preview of a date to come, it runs from that date.',
  ],
  keys: [],
  screenReader:
    'Role timer: its figures and units are read when the reader comes to it, and no change of them is announced.',
  do: {
    text: 'Pass the server’s time of rendering, so that the first figures are those that the server wrote.',
  },
  dont: {
    text: 'Show it without the words of DropClock or a sentence of your own: “2 days 7 hours” alone says nothing.',
  },
  related: {
    'Commerce/DropClock': 'A countdown with its words.',
    'Commerce/HoldNotice': 'How long pieces are held.',
  },
};

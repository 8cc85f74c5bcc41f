import type { ComponentGuide } from '../guidance/component-guide.ts';

export const dropBannerGuide: ComponentGuide = {
  purpose: 'Tells of one drop among other things: its words, its time, a picture beside them.',
  notFor: 'At the top of the page of the drop, use DropCover; for one line, DropBand; in a list, DropCard.',
  states: {
    Default: 'A drop that runs, and the days that are left.',
    EndsToday: '“Ends today”.',
    Endless: 'Without an end, no time is told.',
    LaunchDate: 'Opens on a day at an hour.',
    ComingSoon: 'The day is not known yet.',
    NoDate: 'Nothing is said about time.',
    PreLaunched: 'Open in the app already, with a link to it.',
    PreLaunchToday: 'Opens in the app today, at an hour.',
    PreLaunchDate: 'Opens in the app on a day.',
    WithCover: 'With a picture: above the words, or beside them from 880 px on.',
    WithGarments: 'With pieces of the drop side by side, for a drop without a picture of its own.',
    CoverAtTheEnd: 'With the picture on the other side.',
    LongText: 'A very long name is cut.',
  },
  content: [
    'The words follow the drop: before its launch when it opens, then how long it lasts, from its last day on that it ends today. On the page of the drop, DropCover announces the change.',
    'Delivery terms of a drop are shown once it is launched; additional information always.',
    'A form in `children`, such as the one that asks for an alert, takes the place of the button; the way to the drop is then a text link.',
  ],
  keys: [],
  screenReader:
    'A section with a heading of level 2. The picture is decoration (`alt=""`), because the words say what it shows.',
  do: { text: 'Set `priority` on a banner that is in the first view: its picture is then loaded first.' },
  dont: { text: 'Write dates by hand into its texts: the time comes from the drop.' },
  related: {
    'Commerce/DropCover': 'The head of the page of a drop.',
    'Commerce/DropBand': 'One line.',
    'Commerce/DropClock': 'A countdown, for `clock`.',
  },
};

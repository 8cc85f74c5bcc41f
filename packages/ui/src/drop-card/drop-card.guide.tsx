import type { ComponentGuide } from '../guidance/component-guide.ts';

export const dropCardGuide: ComponentGuide = {
  purpose: 'One drop in a list: picture, time, name and number of pieces.',
  notFor: 'For a drop alone on a page, use DropBanner or DropCover.',
  states: {
    Default:
      'One that runs: the text below its picture says how many days are left. In its first days a tag on the picture says that it is new.',
    NoLongerNew: 'Open for a while: without the tag.',
    SeveralPieces: 'With three pictures of it: they stand side by side.',
    EndsToday: 'Its last day.',
    Endless: 'Without an end: it says “Live drop”.',
    ComingSoon: 'Not yet dated: it says “Coming soon”.',
    LaunchDate: 'Opens on a day at an hour.',
    AppExclusive: 'Open in the app already, said as a text.',
    PreLaunchToday: 'Opens in the app today.',
    PreLaunchDate: 'Opens in the app on a day.',
    Ended:
      'Over: the picture is grey and the text below it says “Drop ended”. Below the name stand the day it ended and how many pieces of how many were sold; the second half is left out where none was. The card is still a link.',
    NoDate: 'Announced without a time: it says “Upcoming drop”.',
    WithoutPicture: 'A surface in denim, and a warning on the console in development.',
    LongText: 'The name is cut after three lines.',
  },
  content: [
    'The pictures show whole pieces of the drop, and close-ups before it opens.',
    'The text below the picture says what tells the drops apart: when each ends or opens, and that it is over.',
    'The number of pieces is left out while there is none.',
  ],
  keys: [],
  screenReader:
    'An article with one link, named after the drop; that it is new and the time are texts before it. The picture is decoration (`alt=""`).',
  do: {
    text: 'Keep drops that are over in the list of past drops: what was sold says what is worth waiting for.',
  },
  dont: { text: 'Link to the app from it: the card is one link, the page of the drop has the other.' },
  related: { 'Commerce/DropBanner': 'With its texts.' },
};

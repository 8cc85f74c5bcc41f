import type { ComponentGuide } from '../guidance/component-guide.ts';

export const dropCardGuide: ComponentGuide = {
  purpose: 'One drop in a list: picture, state, name, number of pieces and time.',
  notFor: 'For a drop alone on a page, use DropBanner or DropCover.',
  states: {
    Default: 'A new drop.',
    Live: 'One that runs.',
    EndsToday: 'Its last day.',
    Endless: 'Without an end.',
    ComingSoon: 'Not yet dated.',
    LaunchDate: 'Opens on a day at an hour.',
    AppExclusive: 'Open in the app already, said as a text.',
    PreLaunchToday: 'Opens in the app today.',
    PreLaunchDate: 'Opens in the app on a day.',
    Ended: 'Over: a grey picture, and how many pieces were sold.',
    NoDate: 'Nothing is said about time.',
    WithoutPicture: 'A surface in denim, and a warning on the console in development.',
    LongText: 'The name is cut after three lines.',
  },
  content: [
    'The picture is in landscape and shows pieces of the drop.',
    'The number of pieces is left out while there is none.',
  ],
  keys: [],
  screenReader:
    'An article with one link, named after the drop; the state is a text before it. The picture is decoration (`alt=""`).',
  do: {
    text: 'Keep drops that are over in the list of past drops: what was sold says what is worth waiting for.',
  },
  dont: { text: 'Link to the app from it: the card is one link, the page of the drop has the other.' },
  related: { 'Commerce/DropBanner': 'With its texts.', 'Controls/Tag': 'The state on its picture.' },
};

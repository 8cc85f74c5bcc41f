import type { ComponentGuide } from '../guidance/component-guide.ts';

export const dropClockGuide: ComponentGuide = {
  purpose: 'Counts down to the opening of a drop, then to its end, and says which of them.',
  notFor: 'For another moment than a drop’s, use Countdown with words of your own.',
  states: {
    Default: '“Ends in”: a drop that runs.',
    Opens: '“Opens in”.',
    Small: 'Figures and units on one line, for DropBand.',
  },
  content: ['The words and the moment come from the drop. Without a date nothing is shown.'],
  keys: [],
  screenReader: 'A sentence and a timer after it, whose seconds are not announced.',
  do: { text: 'Write the day and the hour beside it: not everybody counts in hours.' },
  dont: { text: 'Show one for each card of a list: ten clocks are noise.' },
  related: {
    'Controls/Countdown': 'The figures.',
    'Commerce/DropCover': 'Has one.',
    'Commerce/DropBand': 'Has a small one.',
  },
};

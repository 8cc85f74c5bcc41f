import type { ComponentGuide } from '../guidance/component-guide.ts';

export const progressBarGuide: ComponentGuide = {
  purpose: 'Says that the next page is on its way: a thread along the top of the window.',
  notFor:
    'For one button, use its `loading`; for content that is still missing, Skeleton; for a wait without a known place, Spinner.',
  states: {
    Default: 'Running, from 200 ms on.',
    Done: 'Whole, then it fades.',
    Failed: 'Its end is dark, then it fades; the page says what failed.',
  },
  content: ['It has no text that is seen. An answer within 200 ms shows nothing at all.'],
  keys: [],
  screenReader:
    'A live region that is there from the start, and in it a progress element without a value: “Loading” is read after 200 ms, “Loading failed” if it did.',
  do: { text: 'Mount it once, in the frame of the page.' },
  dont: { text: 'Show a percentage: nobody knows it.' },
  related: { 'Controls/Spinner': 'Within a button.', 'Controls/Skeleton': 'In place of content.' },
};

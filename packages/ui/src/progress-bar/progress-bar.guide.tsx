import { LOADING_BAR_HIDE_MS, LOADING_BAR_THROTTLE_MS } from '../limits.ts';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const progressBarGuide: ComponentGuide = {
  purpose: 'Says that the next page is on its way: a thread along the top of the window.',
  notFor:
    'For one button, use its `loading`; for content that is still missing, Skeleton; for a wait without a known place, Spinner.',
  states: {
    Default: `Running, from ${LOADING_BAR_THROTTLE_MS} ms on.`,
    Done: `Whole, then it fades within ${LOADING_BAR_HIDE_MS / 1000} s.`,
    Failed: 'Its end is dark, then it fades; the page says what failed.',
  },
  content: [
    'A line of 3 px in garance at the very top of the window, in front of everything, from one edge to the other. It has no text that is seen.',
    `An answer within ${LOADING_BAR_THROTTLE_MS} ms shows nothing at all.`,
  ],
  keys: [],
  screenReader:
    'A live region that is there from the start, and in it a progress element without a value: “Loading” is read once the line is there, “Loading failed” if it did.',
  do: { text: 'Mount it once, in the frame of the page.' },
  dont: { text: 'Show a percentage: nobody knows it.' },
  related: { 'Controls/Spinner': 'Within a button.', 'Controls/Skeleton': 'In place of content.' },
};

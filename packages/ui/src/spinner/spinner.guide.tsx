import type { ComponentGuide } from '../guidance/component-guide.ts';

export const spinnerGuide: ComponentGuide = {
  purpose: 'Says that something is under way, where there is no room to say more.',
  notFor: 'In a Button, set `loading`, which adds it; for content, use Skeleton; for a page, ProgressBar.',
  states: { Default: '20 px.', Large: '40 px, alone in its place.' },
  content: ['Give a `label` where no text beside it says what is going on.'],
  keys: [],
  screenReader:
    'An image named by its label; without one it is not read. It does not turn for those who ask for less motion.',
  do: { text: 'Say beside it what is awaited, if it takes longer than a second.' },
  dont: { text: 'Cover the page with it.' },
  related: {
    'Controls/Button': 'Shows one while it loads.',
    'Controls/Skeleton': 'In place of content.',
    'Controls/ProgressBar': 'For a page.',
  },
};

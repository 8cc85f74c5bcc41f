import type { ComponentGuide } from '../guidance/component-guide.ts';

export const liveRegionGuide: ComponentGuide = {
  purpose: 'Announces to screen readers what others see change: a count, a result, a failure.',
  notFor:
    'For a message that everybody sees, use Alert with `live` or Toast. What comes with a new page needs no announcement.',
  states: {
    Default: 'Announced when the reader pauses.',
    Assertive: 'Announced at once: a failure that blocks.',
  },
  content: [
    'One short sentence that makes sense alone: “604 pieces”.',
    'Empty when there is nothing to say.',
  ],
  keys: [],
  screenReader: 'Role status, or alert when it is `assertive`. It is not seen, and focus does not move.',
  do: {
    text: 'Keep it mounted and change its message: a region that appears with its text is not announced.',
  },
  dont: { text: 'Announce what a click or the focus says already: it would be heard twice.' },
  related: {
    'Controls/VisuallyHidden': 'A text that is read in its place.',
    'Controls/Alert': 'Seen as well.',
    'Controls/Toast': 'Seen as well, and it leaves.',
  },
};

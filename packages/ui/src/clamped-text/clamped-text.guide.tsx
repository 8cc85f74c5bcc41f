import { LONG_TEXT_CLAMP_LINES } from '../limits.ts';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const clampedTextGuide: ComponentGuide = {
  purpose: 'Shows the first three lines of a long text, and the rest on demand.',
  notFor:
    'For parts with titles of their own, use Accordion. Terms, prices and the condition of a piece are not cut.',
  states: {
    Default: `Cut after ${LONG_TEXT_CLAMP_LINES} lines below 688 px only: a wide screen shows all.`,
    Phone: 'Three lines, and “Show more”.',
    Everywhere: 'Three lines on every screen.',
  },
  content: [
    'The first three lines have to make sense alone.',
    'The words of the toggle are its own: “Show more”, “Show less”.',
  ],
  keys: [
    ['Enter, Space', 'Show all, and fold again.'],
    ['Tab', 'Reaches links in the hidden part too: while one has focus, the text is shown whole.'],
  ],
  screenReader:
    'The whole text is read in any case, because it is cut for the eye alone. The toggle is a native disclosure; it works without JavaScript.',
  do: { text: 'Use it for the text of a category above its list, which should not push the list away.' },
  dont: { text: 'Cut a text of four lines: the toggle would take the room that it saves.' },
  related: {
    'Controls/Prose': 'The text within it, in most places.',
    'Controls/Accordion': 'Folds a titled part away.',
  },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';

export const copyButtonGuide: ComponentGuide = {
  purpose: 'Puts a text on the clipboard: an order number, a pickup code, a link.',
  notFor: 'To hand a page on, use ShareButton, which asks the device first.',
  states: {
    Default: '“Copy”.',
    Named: 'With a label that says what is copied.',
    Copied: '“Copied” for four seconds, in a button that keeps its width.',
    InError: 'The browser refuses: a sentence says how to copy by hand.',
    Disabled: 'Nothing to copy yet.',
  },
  content: [
    'Name what is copied where it does not stand right beside the button.',
    'What is copied is also written in the page, so that it can be selected.',
  ],
  keys: [],
  screenReader: 'A button. “Copied”, or why not, is announced by a live region; focus stays on the button.',
  do: { text: 'Put it right behind the text that it copies.' },
  dont: { text: 'Copy something else than what is seen, such as a link with a campaign in it.' },
  related: {
    'Controls/ShareButton': 'Shares by the device, or copies the link.',
    'Controls/LiveRegion': 'Announces the result.',
  },
};

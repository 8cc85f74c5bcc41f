import type { ComponentGuide } from '../guidance/component-guide.ts';

export const toastGuide: ComponentGuide = {
  purpose: 'Confirms that something worked, without taking the visitor away from what they do.',
  notFor:
    'For what went wrong, use Alert: it stays until it is read. For what needs an answer, Dialog. Nothing may be said in a toast alone, because it leaves.',
  states: {
    Default:
      'At the bottom of the screen: over the width of a phone, and from 688 px on 384 px wide at the end of the line. 16 px above the edge from 880 px on, and 88 px below that width, where a bar may be fixed.',
    LongText: 'A long message takes several lines.',
  },
  content: [
    'One sentence and at most one link, which leads to what changed.',
    'It leaves after eight seconds, and not while a mouse is on it or it has focus.',
  ],
  keys: [['Tab', 'Reaches its link and its close button; it stays while either has focus.']],
  screenReader:
    'An `output` element, which is role status: its text is read when it appears, after what is being read. It stays mounted while it is closed, because a region that appears with its text is not announced. Focus is not moved.',
  do: { text: 'Say what was done to what, by name.' },
  dont: { text: 'Show two, or one that asks to decide.' },
  related: {
    'Commerce/AddedToCartToast': 'The toast of the cart, with a photograph.',
    'Controls/Alert': 'A message in the page.',
  },
};

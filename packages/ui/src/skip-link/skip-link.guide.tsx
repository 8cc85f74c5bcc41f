import type { ComponentGuide } from '../guidance/component-guide.ts';

export const skipLinkGuide: ComponentGuide = {
  purpose: 'Lets those who use a keyboard go past header and filters to what they came for.',
  notFor: 'Not for a table of contents, and not for a mouse: it is seen only while it has focus.',
  states: { Default: 'Not seen.', Focused: 'Seen, above the page.' },
  content: ['“Skip to content”, or the part that it leads to.'],
  keys: [
    ['Tab', 'The first press on a page brings it into sight.'],
    ['Enter', 'Goes to the content.'],
  ],
  screenReader: 'A link, the first of the page.',
  do: { text: 'Put it first in the page, and give `main` the id that it leads to.' },
  dont: { text: 'Lead to something that is hidden.' },
  related: { 'Layout/Header': 'What it goes past.', 'Controls/VisuallyHidden': 'Is never seen.' },
};

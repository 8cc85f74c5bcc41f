import type { ComponentGuide } from '../guidance/component-guide.ts';

export const accordionGuide: ComponentGuide = {
  purpose:
    'Folds away what not everybody reads: description, delivery, sizes. Its title stays and says what is inside.',
  notFor:
    'For the filters of a list, FilterPanel has its own folds; for a text that is only too long, use ClampedText. What decides a purchase is not folded away.',
  states: {
    Default: 'Folded.',
    Open: 'Open from the start.',
    WithCount: 'With a short fact at the end of its title, such as how many values are chosen.',
    Several: 'A group with one `name`: opening one closes the others.',
    LongText: 'A long title takes several lines; the arrow stays at its end.',
  },
  content: [
    'The title is a noun that says what is inside: “Delivery and returns”, not “Find out more”.',
    'Give `level` so that the title follows the heading above it: 3 unless told otherwise.',
  ],
  keys: [
    ['Tab', 'Goes on to the next title; there are no arrow keys.'],
    ['Enter, Space', 'Open and close it, with the focus on its title.'],
  ],
  screenReader:
    'A native `details` element: its title is read as a heading and as collapsed or expanded. It opens without JavaScript, and when a search in the page finds a text in it.',
  do: { text: 'Open the first one of a group where there is room, so that it is seen that there is more.' },
  dont: {
    text: 'Put an accordion into another one, or give a `name` to panels that are compared with each other.',
  },
  related: {
    'Controls/ClampedText': 'Shows the first three lines of a text.',
    'Commerce/FilterPanel': 'Its filters fold in the same way.',
  },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';

export const proseGuide: ComponentGuide = {
  purpose: 'Running text of editors and terms, with everything that Markdown may hold.',
  notFor:
    'For a line of interface, write a paragraph. For a text that has to be short, ClampedText around it.',
  states: {
    Default: 'Headings, lists, quotations, links.',
    Small: 'Small and muted, for the end of a page.',
    Table: 'A table.',
    TableOnPhone: 'The same on a phone.',
    Plain: 'Text without HTML: a paragraph for each blank line.',
    TwoColumns: 'Two columns from 880 px, and a large first letter.',
    ThreeColumns: 'Two columns from 880 px, three from 1360 px.',
    Unfolded: 'Columns only once its ClampedText is open.',
    Answers: 'Questions and answers, each kept together.',
    LongWord: 'A long address is broken.',
    Empty: 'Nothing.',
  },
  content: [
    'A single column is 608 px wide at most (`max-w-prose`), some 80 characters, however wide the page; two or three share the width that there is.',
    'Headings begin at the level below that of the page.',
  ],
  keys: [],
  screenReader: 'Read as the headings, lists and tables that it holds; columns do not change the order.',
  do: { text: 'Pass HTML that the host has made safe from Markdown.' },
  dont: { text: 'Give HTML of strangers: the component does not clean it.' },
  related: {
    'Controls/ClampedText': 'Cuts it after three lines.',
    'Controls/BlockHeading': 'The heading above it.',
  },
};

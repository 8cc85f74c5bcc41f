import type { ComponentGuide } from '../guidance/component-guide.ts';

export const pageHeadingGuide: ComponentGuide = {
  purpose: 'The first-level heading of a page, with a fact beside it and a sentence below.',
  notFor:
    'For a heading within a page, use BlockHeading. The page of a piece and that of a drop have headings of their own.',
  states: {
    Default: 'With a count.',
    WithState: 'With a badge, and a line of facts.',
    LongText: 'Takes several lines; the fact goes below it where there is no room.',
  },
  content: [
    'In Fraunces, at the step `text-4xl`: 39.8 px, and 48.8 px from a width of 960 px on.',
    'A noun that says what the page is: “Jackets and coats”, and not “Welcome”.',
    'The document’s title begins with the same words.',
  ],
  keys: [],
  screenReader:
    'A heading of level 1. The fact beside it is not part of it, so that a list of headings stays short.',
  do: { text: 'Give each page one.' },
  dont: { text: 'Put buttons into the heading: `aside` has room for them.' },
  related: { 'Controls/Breadcrumb': 'Above it.', 'Controls/BlockHeading': 'Within the page.' },
};

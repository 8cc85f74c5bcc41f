import type { ComponentGuide } from '../guidance/component-guide.ts';

export const blockHeadingGuide: ComponentGuide = {
  purpose: 'The heading of a content block, as an editor wrote it.',
  notFor:
    'For the heading of a page, use PageHeading: a page has one first-level heading, and a block is below it.',
  states: {
    Default: 'Large.',
    Small: 'Beside a list.',
    Medium: 'Between the two.',
    Large: 'Above a block over the whole width.',
    LongText: 'Cut after six lines: nobody means such a title.',
    Empty: 'Nothing is rendered, not even an empty heading.',
  },
  content: [
    'A few words, without a full stop.',
    'Size and level are two things: `level` follows the outline of the page, `size` the room.',
  ],
  keys: [],
  screenReader: 'A heading of level 2 or 3. Words that are cut off at the sixth line are still read.',
  do: { text: 'Keep the level in the order of the page when the heading should look smaller.' },
  dont: { text: 'Pass a placeholder for a title that is missing: without a title there is no heading.' },
  related: {
    'Layout/PageHeading': 'The heading of a page.',
    'Controls/CtaList': 'The links below it in many blocks.',
  },
};

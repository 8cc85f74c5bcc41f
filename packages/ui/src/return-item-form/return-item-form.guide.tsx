import { RETURN_COMMENT_MAX_LENGTH } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const returnItemFormGuide: ComponentGuide = {
  purpose: 'One piece of an order that can be sent back, with the reason; or why it cannot.',
  notFor: 'For the state of a return that exists, use ParcelTimeline.',
  states: {
    Default: 'Kept.',
    Chosen: 'To be returned: it asks why.',
    WithReason: 'With a reason and a comment.',
    Error: 'The reason is missing.',
    Disabled: 'While the return is computed.',
    PendingReturn: 'A return of it is under way: it is greyed, as whatever cannot be returned.',
    NotShipped: 'Not sent yet.',
    DateLimitExceeded: 'Too late, and since when.',
    CustomizedProduct: 'Made for this buyer.',
    UnknownReason: 'Another reason: write to us.',
    WithoutPicture: 'Without a photograph.',
    LongText: 'A long name and a long comment.',
  },
  content: [
    'Reasons begin with faults and end with a change of mind; “No particular reason” is one of them, because the law asks for none.',
    'What cannot be returned says why in a sentence.',
    `A comment has ${RETURN_COMMENT_MAX_LENGTH} characters at most.`,
  ],
  keys: [['Space', 'Checks and unchecks “Return this piece”.']],
  screenReader:
    'An article named after the piece. The checkbox has the name as description, so that several can be told apart; reason and comment appear right after it.',
  do: { text: 'Show pieces that cannot be returned too: otherwise they are searched for.' },
  dont: { text: 'Make the comment required.' },
  related: {
    'Commerce/CartLine': 'The piece in it.',
    'Controls/Select': 'The reasons.',
    'Commerce/ParcelTimeline': 'The return on its way.',
  },
};

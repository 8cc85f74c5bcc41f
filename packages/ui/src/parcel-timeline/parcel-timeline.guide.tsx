import type { ComponentGuide } from '../guidance/component-guide.ts';

export const parcelTimelineGuide: ComponentGuide = {
  purpose: 'Says where a parcel is, what has happened and what is still to come.',
  notFor: 'For the order as a whole, use OrderStatusBadge; for the steps of paying, FunnelLayout.',
  states: {
    Default:
      'On its way: done steps with their dates, the others with the expected one. A column on phones; from 688 px on a row, which begins at the right where one reads from there.',
    JustPaid: 'The first step.',
    Delivered: 'All steps; the last is the current one.',
    NothingYet: 'No step is done.',
    UnknownStep:
      'A step of a newer server is shown as its code, with a warning on the console in development.',
    Empty: 'Without steps nothing is shown, with a warning likewise.',
    LongText: 'A long name is broken, and cut after three lines.',
  },
  content: [
    'Steps are what the server sends, in its order; the words are the shop’s.',
    'With `relay`, the last step says “At the pickup point”.',
    'Returns use the same line: requested, dropped off, received, refunded.',
  ],
  keys: [],
  screenReader:
    'An ordered list named “Parcel progress”. The last step that is done has `aria-current="step"`; later ones say “upcoming” in words.',
  do: { text: 'Show one for each parcel.' },
  dont: { text: 'Promise an hour: the carrier gives a day.' },
  related: { 'Commerce/OrderStatusBadge': 'The state of the order.', 'Controls/PlainDate': 'Its dates.' },
};

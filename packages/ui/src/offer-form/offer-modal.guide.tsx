import type { ComponentGuide } from '../guidance/component-guide.ts';

export const offerModalGuide: ComponentGuide = {
  purpose: 'OfferForm in a dialog, over the page of the piece; then what was sent.',
  notFor: 'On a page of its own, use OfferForm.',
  states: {
    Default: 'The form, below the name of the piece.',
    Sent: 'The amount, and the steps of which the first is done.',
    Refused: 'Refused for good: the form is closed.',
    Saving: 'On its way.',
    LongText: 'A very long name.',
  },
  content: [
    'The title changes with what is done: “Make an offer”, “Offer sent”.',
    'The description is the name of the piece.',
  ],
  keys: [
    ['Enter', 'Sends the offer.'],
    ['Escape', 'Closes it, and the focus returns to the button that opened it. What was typed is lost.'],
  ],
  screenReader:
    'Role dialog, named by its title and described by the name of the piece. The amount that was sent is a status and is announced.',
  do: { text: 'Mount it closed: its code is loaded when it first opens.' },
  dont: { text: 'Close it by itself after sending: the terms have to be read.' },
  related: { 'Commerce/OfferForm': 'The form itself.', 'Controls/Dialog': 'What it is made of.' },
};

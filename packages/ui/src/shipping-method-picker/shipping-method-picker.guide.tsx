import type { ComponentGuide } from '../guidance/component-guide.ts';

export const shippingMethodPickerGuide: ComponentGuide = {
  purpose: 'Chooses how pieces are delivered, and whether in one parcel or several.',
  notFor: 'For the pickup point itself, use RelayPointPicker, in its children.',
  states: {
    Default: 'A pickup point and one parcel.',
    NothingChosen: 'Nothing is chosen for the buyer.',
    OneSeller: 'One seller: no question about parcels, the dates alone.',
    Direct: 'A parcel from each seller.',
    WithNextQuestion: 'With what the method asks for next.',
    Empty: 'Nothing is delivered to this address, and what to do.',
    LongText: 'Many parcels and a large amount.',
  },
  content: [
    'Each way has its whole price, or “Free”, and its carrier; where pieces are grouped, the two fees that make the price are below it. Each number of parcels what it adds to that price, or “included” or “same price”.',
    'Dates are days, from the earliest to the latest.',
  ],
  keys: [
    ['Arrow keys', 'Choose among the ways, and among the parcels.'],
    ['Tab', 'Goes from one question to the next.'],
  ],
  screenReader:
    'Two groups of radio buttons, “Where to?” and “How many parcels?”. A choice is named by its label and price: “Pickup point €4.90”, and described by its carrier or its dates. Logos are not read.',
  do: { text: 'Keep the other answer when one is changed.' },
  dont: { text: 'Choose the parcel that is checked at the workshop for somebody: it costs money.' },
  related: {
    'Commerce/RelayPointPicker': 'The next question.',
    'Controls/RadioGroup': 'What it is made of.',
    'Commerce/PriceDetails': 'What it costs in all.',
  },
};

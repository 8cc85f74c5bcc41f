import { OFFER_FLOOR_PERCENT, OFFER_HOURS, OFFER_RESERVATION_HOURS } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const offerFormGuide: ComponentGuide = {
  purpose: 'Lets somebody offer a price to the seller, and says what happens then.',
  notFor: 'Over a page, use OfferModal. For pieces without negotiation, show nothing.',
  states: {
    Default: 'The lowest offer and the price on a scale, and three amounts to choose from.',
    Filled: 'An amount: where it lies, and how much less it is.',
    Empty: 'Sent without an amount.',
    TooLow: 'Below the lowest offer.',
    TooHigh: 'Above the price.',
    RefusedTooLow: 'The server knows a higher limit: at the field.',
    RefusedAbovePrice: 'The price has fallen: at the field.',
    OfferBySomebodyElse: 'Somebody else was first: the form is closed, and says so above.',
    ClosedPeriod: 'No offers at this time: likewise.',
    AlreadyMade: 'Made already: likewise.',
    UnknownFailure: 'Something else failed: one may try again.',
    Saving: 'On its way.',
    OneAmountOnly: 'Lowest offer and price are the same.',
    LargeAmounts: 'Amounts of several thousand.',
    WithCancel: 'With a second button.',
  },
  content: [
    `The limits are passed in and come from the server: from ${OFFER_FLOOR_PERCENT} % of the price, in whole euros rounded up, or what the seller asks for at least, up to the price.`,
    'An amount may be typed with a comma or a point, and with its sign: “70,5”, “70.50”, “70 €”.',
    `The three steps name both terms: ${OFFER_HOURS} hours for the seller to answer, then ${OFFER_RESERVATION_HOURS} for the buyer to order.`,
  ],
  keys: [['Enter', 'Sends the offer.']],
  screenReader:
    'A field with its limits as hint; suggested amounts are toggle buttons in a group “Suggested amounts”. An error returns focus to the field, a refusal that closes the form is an alert. The scale is not read: its two amounts are.',
  do: { text: 'Say the lowest offer from the start.' },
  dont: { text: 'Round what was typed: an offer is a promise about that amount.' },
  related: { 'Commerce/OfferModal': 'In a dialog.', 'Controls/Chip': 'The suggested amounts.' },
};

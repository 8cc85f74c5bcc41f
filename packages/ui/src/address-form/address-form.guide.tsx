import {
  ADDRESS_LINE_MAX_LENGTH,
  ADDRESS_NAME_MAX_LENGTH,
  PHONE_NUMBER_MAX_LENGTH,
  POSTCODE_MAX_LENGTH,
} from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const addressFormGuide: ComponentGuide = {
  purpose: 'Asks for a postal address: the country first, because it decides which fields follow.',
  notFor:
    'To choose among saved addresses, use AddressCard in a RadioGroup. A single town or postcode is a SuggestField.',
  states: {
    Default: 'Empty, with the first country chosen.',
    Filled: 'With a saved address, and a second button to cancel.',
    WithRegion: 'A country whose addresses have a region asks for it.',
    Suggesting:
      'A street or a postcode that is typed suggests whole addresses; a choice fills in street, postcode and town.',
    Missing: 'Sent with empty fields: a summary of them, and a message at each.',
    Error: 'The server refuses a value: its message is at the field.',
    Saving: 'While it is saved, the button is busy and a second press does nothing.',
    Empty: 'No country is delivered to: the list is empty and cannot be used.',
    LongText: 'Long values and messages stay within their column.',
  },
  content: [
    'Company, second line and region are optional and say so; the postcode is optional too in countries without postcodes.',
    `At most ${ADDRESS_NAME_MAX_LENGTH} characters for a name or a town, ${ADDRESS_LINE_MAX_LENGTH} for a company or a line of the street, ${POSTCODE_MAX_LENGTH} for a postcode, ${PHONE_NUMBER_MAX_LENGTH} for a phone number.`,
    'First and last name stand side by side, as do postcode and town, and the two lines of the street where the form is at least 576 px wide. It is 800 px wide at most.',
    'The phone number has a hint that says what it is for (`phoneHint`).',
    'The button says what happens with the address: “Deliver to this address” (`submitLabel`).',
  ],
  keys: [
    ['Enter', 'Sends the form from any field; in an open list of suggestions, takes the marked one.'],
    ['Down arrow, Up arrow', 'Go through the suggestions below the street or the postcode.'],
  ],
  screenReader:
    'A form of native fields, each with its label and its autofill token. After a failed attempt focus goes to the summary, whose links lead to the fields. When a postcode has one town only, the town is filled in and that is announced.',
  do: {
    text: 'Let the browser fill it in: the fields carry the tokens of `autocomplete`, in the usual order.',
  },
  dont: { text: 'Ask for the address twice: offer the delivery address for billing.' },
  related: {
    'Commerce/AddressCard': 'Shows what was typed.',
    'Controls/SuggestField': 'The field that suggests.',
    'Controls/ErrorSummary': 'What is missing, above the fields.',
  },
};

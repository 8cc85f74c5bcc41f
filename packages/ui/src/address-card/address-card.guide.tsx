import type { ComponentGuide } from '../guidance/component-guide.ts';

export const addressCardGuide: ComponentGuide = {
  purpose: 'Shows one saved or chosen address, with the buttons that belong to it.',
  notFor: 'To type or change an address, use AddressForm. A pickup point is shown by RelayPointPicker.',
  states: {
    Default: 'An address with a link to change it.',
    ProposedFirst: 'The default address, with a badge beside the name.',
    Abroad: 'The country is written in the language of the reader, a region in brackets behind the town.',
    LongText: 'Company and second line are shown where they exist; long words are broken.',
  },
  content: [
    'Nothing is typed here: name, lines, postcode, town and country come from the address, and lines that are empty are left out.',
    'A phone number is grouped to be read: in pairs and with a 0 for an address in France, with its calling code otherwise.',
    'Actions are short verbs: edit, delete, deliver here.',
  ],
  keys: [],
  screenReader:
    'An `address` element, read line by line, then its buttons. “Default address” is a text beside the name.',
  do: {
    text: 'Name the address in the accessible name of its buttons where several cards follow each other.',
  },
  dont: { text: 'Make the whole card a link: it has several actions.' },
  related: {
    'Commerce/AddressForm': 'Where an address is typed.',
    'Controls/Badge': 'Marks the default one.',
  },
};

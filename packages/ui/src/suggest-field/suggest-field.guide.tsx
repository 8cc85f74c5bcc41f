import type { ComponentGuide } from '../guidance/component-guide.ts';

export const suggestFieldGuide: ComponentGuide = {
  purpose: 'A text field that suggests as one types, and takes any other text too.',
  notFor: 'For the search of the shop, use SearchBox; for a choice from a known list, Select.',
  states: {
    Default: 'Empty.',
    Open: 'With suggestions, one of them marked.',
    WithHint: 'With a sentence below it.',
    InError: 'With what is missing.',
    Disabled: 'Cannot be changed.',
    Empty: 'Nothing to suggest: it is a plain field.',
    LongText: 'Long suggestions take several lines.',
  },
  content: [
    'The label is the question; suggestions are whole answers.',
    'A failure of the suggestions is not told: no list opens, no error appears, and the field still works. Nor is it shown that they are on their way.',
  ],
  keys: [
    ['Down arrow, Up arrow', 'Go through the suggestions, around the ends.'],
    ['Enter', 'Takes the marked one; without one, sends the form.'],
    ['Escape', 'Closes the list and keeps the text, with the focus in the field.'],
  ],
  screenReader:
    'A combobox with a listbox of the same name; focus stays in the field and the marked option is told by `aria-activedescendant`. The number of suggestions is announced.',
  do: { text: 'Fill in the other fields that a suggestion knows, such as the town.' },
  dont: { text: 'Refuse a text that was not suggested: registers are never complete.' },
  related: {
    'Controls/TextField': 'Without suggestions.',
    'Commerce/AddressForm': 'Uses it for street and postcode.',
    'Commerce/SearchBox': 'Searches the shop.',
  },
};

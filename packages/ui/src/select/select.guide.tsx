import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Select } from './Select.tsx';

export const selectGuide: ComponentGuide = {
  purpose: 'Chooses one of many short answers: a country, a reason.',
  notFor:
    'For up to seven, use RadioGroup: all are in sight. For hundreds, such as towns, SuggestField. For the order of a list, SortMenu.',
  states: {
    Default: 'With its first option.',
    WithHint: 'With a sentence below it.',
    Disabled: 'Cannot be changed.',
    InError: 'With what is missing.',
    LongText: 'A long option is cut in the closed field.',
    Empty: 'Without options it cannot be used, with a warning on the console in development.',
  },
  content: [
    'The label stays visible: an empty first option, or a placeholder, does not replace it.',
    'Options are short and in an order that is expected: by alphabet, or the frequent ones first.',
    'An empty first option says what to do: “Choose a reason”.',
  ],
  keys: [
    ['Arrow keys', 'Change the choice.'],
    ['Letters', 'Go to the option that begins with them.'],
    ['Enter, Space', 'Open the list, as the browser does.'],
  ],
  screenReader:
    'A native list box, named by its label; hint and error are its description. On phones it opens the wheel or sheet of the system.',
  do: {
    text: 'Preselect what is most likely, such as the country of the visitor.',
    example: (
      <Select label="Pays" hint="Le prix de la livraison en dépend.">
        <option>France</option>
        <option>Belgique</option>
      </Select>
    ),
  },
  dont: { text: 'Change the page as soon as an option is chosen: arrow keys pass through options.' },
  related: {
    'Controls/RadioGroup': 'Few answers.',
    'Controls/SuggestField': 'Very many.',
    'Controls/TextField': 'Any answer.',
  },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export const radioGroupGuide: ComponentGuide = {
  purpose: 'Asks for one answer of a few, all of them in sight.',
  notFor:
    'For more than about seven, use Select; for several answers, CheckboxGroup; for on and off, Switch.',
  states: {
    Default: 'Lines.',
    Cards: 'RadioCard: with a description and a price.',
    InError: 'With what is missing.',
    Disabled: 'One answer cannot be chosen, and says why.',
    LongText: 'Question, label and description take several lines.',
  },
  content: [
    'The legend is the question; a heading beside it may ask it for the eye (`legendHidden`).',
    'Labels differ in their first words.',
    'What cannot be chosen says why in its description.',
  ],
  keys: [
    ['Tab', 'Enters at the chosen answer and leaves after it: the group is one stop.'],
    ['Arrow keys', 'Choose the next answer or the one before, around the ends.'],
    ['Space', 'Chooses the answer that has focus.'],
  ],
  screenReader:
    'Role radiogroup, named by its legend; an error is its description. A card is named by label and price, and described by its second line.',
  do: {
    text: 'Choose one beforehand where there is a usual answer that costs nothing.',
    example: (
      <RadioGroup legend="Trier">
        <Radio name="guide-sort" label="Nouveautés" defaultChecked />
        <Radio name="guide-sort" label="Prix croissant" />
      </RadioGroup>
    ),
  },
  dont: { text: 'Choose beforehand what costs more, or send the form as soon as one is chosen.' },
  related: {
    'Controls/Select': 'Many answers.',
    'Controls/CheckboxGroup': 'Several answers.',
    'Commerce/ShippingMethodPicker': 'Two groups of cards.',
  },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';

export const checkboxGroupGuide: ComponentGuide = {
  purpose: 'Asks one question with several answers.',
  notFor:
    'For one answer of several, use RadioGroup; for a single yes or no, Checkbox alone; for the filters of a list, FilterPanel.',
  states: {
    Default: 'A question and its answers.',
    WithHint: 'With a sentence below the question.',
    LegendHidden: 'A heading beside it asks the question already; screen readers still get it here.',
    InError: 'With what is missing, after the answers.',
    Disabled: 'The whole group cannot be answered.',
    LongText: 'Question and hint take as many lines as they need.',
  },
  content: [
    'The legend is the question, the labels are answers in the same grammatical form.',
    'Say in the hint that several answers are possible.',
  ],
  keys: [
    ['Tab', 'Goes from one checkbox to the next: each is its own stop, unlike radio buttons.'],
    ['Space', 'Checks or unchecks.'],
  ],
  screenReader:
    'A `fieldset`: entering it, the question, the hint and the error are read, then the checkbox.',
  do: { text: 'Put what is chosen most often first.' },
  dont: { text: 'Use it when “none of them” is an answer of its own: that is a RadioGroup.' },
  related: {
    'Controls/Checkbox': 'One of its answers.',
    'Controls/RadioGroup': 'One answer only.',
  },
};

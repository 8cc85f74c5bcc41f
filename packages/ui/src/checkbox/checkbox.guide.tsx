import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const checkboxGuide: ComponentGuide = {
  purpose: 'Answers yes or no, or picks any number of a list.',
  notFor:
    'For what takes effect at once, use Switch; for one of several, RadioGroup; for a list with a common name, CheckboxGroup.',
  states: {
    Default: 'Not checked.',
    Checked: 'Checked.',
    WithCount: 'With a count at the end of its line.',
    Disabled: 'Cannot be chosen, for instance because nothing has it.',
    InError: 'With what is missing.',
    LongText: 'The label takes several lines; the box stays at the first.',
  },
  content: [
    'The label says what holds when it is checked, and never “do not”.',
    'What the law wants to be agreed to freely is never checked beforehand.',
    'The label may have a link, to terms for instance.',
  ],
  keys: [['Space', 'Checks it, or takes the check away.']],
  screenReader:
    'A native checkbox, named by its label and, where there is one, its count. An error is its description, and marks it invalid.',
  do: { text: 'State what one says yes to.', example: <Checkbox label="Très bon état" trailing="604" /> },
  dont: {
    text: 'Send a form, or change the page, as soon as one is checked, unless the list is one of filters.',
  },
  related: {
    'Controls/CheckboxGroup': 'Several, with a common name.',
    'Controls/Switch': 'Takes effect at once.',
    'Controls/RadioGroup': 'One of several.',
  },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';

export const errorSummaryGuide: ComponentGuide = {
  purpose: 'Names every problem of a form that was sent, above its fields, with a link to each.',
  notFor: 'For one field, its own `error` is enough; for a failure that is not about fields, use Alert.',
  states: {
    Default: 'Two problems.',
    OneProblem: 'One: the title counts.',
    Empty: 'Nothing at all.',
    LongText: 'Long messages take several lines.',
  },
  content: [
    'Each line is word for word the message at its field. In AddressForm, where all fields have the same one, the name of the field stands before it: “Town or city: This field is required.”',
    'The order is that of the fields.',
  ],
  keys: [['Enter', 'On a line, goes to its field.']],
  screenReader:
    'A region named by its heading, “There are 2 problems to fix”. Each attempt moves focus to that heading, so that it is read at once.',
  do: {
    text: 'Raise `attempt` whenever the form is sent, also when the problems are the same: focus goes back to the summary.',
  },
  dont: { text: 'Show it while somebody still types.' },
  related: {
    'Controls/TextField': 'Has the same message.',
    'Controls/Alert': 'What went wrong beyond the fields.',
  },
};

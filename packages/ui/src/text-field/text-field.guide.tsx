import type { ComponentGuide } from '../guidance/component-guide.ts';
import { TextField } from './TextField.tsx';

export const textFieldGuide: ComponentGuide = {
  purpose:
    'Asks for a short text, a number or an address. TextArea, with the same props, is for several lines.',
  notFor:
    'For a password, use PasswordField, which shows it on demand; for a choice among few, RadioGroup; for a town or an address that is suggested, SuggestField.',
  states: {
    Default: 'Empty. A field is required unless it says that it is optional.',
    Filled: 'With a text.',
    WithHint: 'With a sentence below it that helps to answer.',
    Optional: '“(optional)” follows the label.',
    WithUnit: 'With a unit, or a button, at its end.',
    Disabled: 'Cannot be changed.',
    InError: 'With what is wrong and how to mend it.',
    HintAndError: 'The hint stays beside the error.',
    SeveralLines: 'TextArea.',
    LongText: 'Label, hint and error take as many lines as they need.',
  },
  content: [
    'The label is a noun and stays visible; a placeholder does not replace it.',
    'A hint says why it is asked, or in which form. An error says what to do: “The email address is incomplete. Its end is missing, such as .com.”',
    'Mark what is optional, not what is required.',
    '48 px high; label above, hint below, error below the hint. When errors appear is told in Foundations, under Controls.',
    'Give `type`, `autoComplete` and `inputMode`: they decide the keyboard of a phone and what the browser fills in.',
  ],
  keys: [
    ['Tab', 'Goes to the field, then to the button at its end, if it has one.'],
    ['Enter', 'Sends the form; in TextArea it begins a new line.'],
  ],
  screenReader:
    'A native field, named by its label; hint and error are its description, the hint first. In error it is invalid (`aria-invalid`).',
  do: {
    text: 'Say how to mend it.',
    example: (
      <TextField
        label="E-mail"
        defaultValue="camille@exemple"
        error="L’adresse e-mail est incomplète. Il lui manque sa fin, comme .fr ou .com."
      />
    ),
  },
  dont: {
    text: 'Say only that it is wrong, or while somebody still types.',
    example: <TextField label="E-mail" defaultValue="camille@exemple" error="E-mail" />,
  },
  related: {
    'Controls/PasswordField': 'A password, hidden or shown.',
    'Controls/Checkbox': 'Yes or no.',
    'Commerce/AddressForm': 'A whole address, with the fields of each country.',
  },
};

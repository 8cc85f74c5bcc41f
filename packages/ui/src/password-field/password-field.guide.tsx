import { PASSWORD_MIN_LENGTH } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const passwordFieldGuide: ComponentGuide = {
  purpose: 'Asks for a password, which can be shown; for a new one, with the rules as they are met.',
  notFor: 'For every other text, use TextField.',
  states: {
    Default: 'A new password, and its rules.',
    HalfWay: 'Some rules are met.',
    AllMet: 'All are met.',
    Existing: 'One that exists: no rules.',
    InError: 'With what is wrong.',
    Disabled: 'Cannot be changed.',
    LongText: 'A long label.',
  },
  content: [
    `The rules are told before anything is typed: ${PASSWORD_MIN_LENGTH} characters or more, a capital letter, a lowercase letter, a number, one of ! @ # $ _ - % ^ & * ?, and no spaces.`,
    'An error at the login does not say whether the address or the password is wrong.',
  ],
  keys: [['Enter, Space', 'On the eye, show and hide the password.']],
  screenReader:
    'A native password field whose rules are its description: “a number, met” or “a number, not met yet”. The eye is a toggle button that is always named “Show password”, and pressed while it is shown.',
  do: { text: 'Allow pasting: password managers type it for people.' },
  dont: { text: 'Ask for it twice: it can be looked at.' },
  related: {
    'Controls/TextField': 'What it is made of.',
    'Layout/LeftImageLayout': 'The page that it stands on.',
  },
};

import { PASSWORD_MAX_LENGTH } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';
import en from '../messages/en.json' with { type: 'json' };

/** In the order of PasswordRuleList. */
const RULES = (['length', 'uppercase', 'lowercase', 'digit', 'special', 'noWhitespace'] as const)
  .map((rule) => en[`ui.password-field.${rule}`])
  .join(', ');

export const passwordFieldGuide: ComponentGuide = {
  purpose: 'Asks for a password, which can be shown; for a new one, with the rules as they are met.',
  notFor: 'For every other text, use TextField.',
  states: {
    Default: 'A new password, and its rules.',
    HalfWay:
      'Some rules are met: those are moss and have a tick, the others are muted and have a small circle.',
    AllMet: 'All are met: all are moss, and stay in sight.',
    Existing: 'One that exists: no rules.',
    InError: 'With what is wrong.',
    Disabled: 'Cannot be changed.',
    LongText: 'A long label.',
  },
  content: [
    `The rules are told before anything is typed: ${RULES}. No more than ${PASSWORD_MAX_LENGTH} characters are taken.`,
    'An error at the login does not say whether the address or the password is wrong.',
  ],
  keys: [['Enter, Space', 'On the eye, show and hide the password. The focus stays on it.']],
  screenReader:
    'A native password field whose rules are its description: “a number, met” or “a number, not met yet”. The eye is a toggle button that is always named “Show password”, and pressed while it is shown. Rules that become met while one types are not announced: they are heard with the field.',
  do: { text: 'Allow pasting: password managers type it for people.' },
  dont: {
    text: 'Ask for it twice at the checkout: it can be looked at. The full registration and a new password have a second field.',
  },
  related: {
    'Controls/TextField': 'What it is made of.',
    'Layout/LeftImageLayout': 'The page that it stands on.',
  },
};

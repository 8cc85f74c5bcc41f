import { NEWSLETTER_CONFIRM_DAYS } from '@patine/core';
import type { ComponentGuide } from '../guidance/component-guide.ts';

export const newsletterFormGuide: ComponentGuide = {
  purpose: 'Takes an email address for the newsletter, and says what it is used for.',
  notFor: 'For an alert about a drop or a search, use the form of that page: each consent is its own.',
  states: {
    Default: 'An address, a button, and what is done with it.',
    Empty: 'Sent without an address.',
    BadFormat: 'Not an address.',
    Loading: 'On its way; a second press does nothing.',
    Succeed: `Told to look into the mailbox: the subscription counts once it is confirmed there, within ${NEWSLETTER_CONFIRM_DAYS} days.`,
    Failed: 'Not sent, and the address is still in the field.',
    WithoutWords: 'Without an explanation, where it stands right above.',
    LongText: 'A long explanation.',
  },
  content: [
    'How often, what about, and that one may leave at any time: before the button is pressed.',
    'Never linked with an order or an account.',
  ],
  keys: [['Enter', 'Sends the address.']],
  screenReader:
    'A field “Your email” with its error as description; an attempt that fails returns focus to it. Success takes focus and is read, a failure is an alert.',
  do: { text: 'Pass the privacy link in its children: the law wants it where the address is given.' },
  dont: { text: 'Open it in a dialog by itself.' },
  related: { 'Layout/Footer': 'Where it stands.', 'Controls/TextField': 'Its field.' },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';

export const leftImageLayoutGuide: ComponentGuide = {
  purpose:
    'The frame of login and registration: a form on a stitched label, and on wide screens a photograph beside it.',
  notFor: 'In the account, use AccountLayout; for pages of the shop, Header and Footer.',
  states: {
    Default: 'Login, with the other way below it.',
    Register: 'A longer form.',
    Phone: 'The form alone, on its label.',
    LongText: 'A long heading and introduction.',
  },
  content: [
    'The photograph is one of a piece, upright, and shown from 1360 px on.',
    'Below the form stands the other way: create an account, or log in.',
  ],
  keys: [
    ['Tab', 'Goes from the logo through the form to the other way below it; the photograph is no stop.'],
    ['Enter', 'Sends the form from any field.'],
  ],
  screenReader:
    'A header with the logo, then `main` with the first-level heading and the form. The photograph is decoration (`alt=""`).',
  do: { text: 'Say in a sentence below the heading what the account is good for.' },
  dont: { text: 'Add menu and search: there is one thing to do.' },
  related: {
    'Controls/PasswordField': 'In its form.',
    'Layout/Logo': 'Above it.',
    'Layout/PageHeading': 'The heading of its form.',
  },
};

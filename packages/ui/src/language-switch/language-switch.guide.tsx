import type { ComponentGuide } from '../guidance/component-guide.ts';

export const languageSwitchGuide: ComponentGuide = {
  purpose: 'Leads to the same page in another language.',
  notFor:
    'For the language of emails, the account has a setting. It changes neither the country of delivery nor the currency.',
  states: { Default: 'In French.', English: 'In English.' },
  content: [
    'Codes are seen, names are read: “fr”, Français. A name is written in its own language.',
    'The link leads to this page, not to the home page.',
  ],
  keys: [],
  screenReader:
    'A navigation named “Language” with a link for each language, read with that language’s voice (`lang`). The current one has `aria-current`. A second switch on the page needs a `label` of its own.',
  do: { text: 'Offer only languages in which the page exists.' },
  dont: { text: 'Use flags: a language is not a country.' },
  related: { 'Layout/Header': 'Beside its tools, or in its menu.', 'Layout/Footer': 'In its last line.' },
};

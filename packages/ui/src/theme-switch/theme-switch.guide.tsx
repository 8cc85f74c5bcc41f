import type { ComponentGuide } from '../guidance/component-guide.ts';

export const themeSwitchGuide: ComponentGuide = {
  status: 'new',
  purpose: 'Chooses light, dark or high contrast, or leaves it to the system.',
  notFor: 'For a part of a page: a theme is that of the whole shop.',
  states: { Default: 'The system’s theme.', Dark: 'The dark theme, chosen.' },
  content: [
    'While nothing is chosen, the theme is dark where the system is, and has high contrast where the system asks for more contrast.',
    'Words are its own. The host stores the choice and sets `data-theme` on the root element.',
  ],
  keys: [['Arrow keys', 'Change the theme.']],
  screenReader: 'A select named “Theme” with four options. It is absent without scripts.',
  do: { text: 'Start with the system’s theme, which the visitor chose already.' },
  dont: { text: 'Ask for it in a dialog: few want another one than their system’s.' },
  related: { 'Layout/Footer': 'In its last line.', 'Layout/LanguageSwitch': 'Beside it.' },
};

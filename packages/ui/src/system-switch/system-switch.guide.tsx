import type { ComponentGuide } from '../guidance/component-guide.ts';

export const systemSwitchGuide: ComponentGuide = {
  purpose: 'Changes between centimetres and inches.',
  notFor: 'For on and off, use Switch; for languages, LanguageSwitch.',
  states: {
    Default: 'Centimetres.',
    Imperial: 'Inches.',
    Sm: 'With “cm” and “in” alone, in the head of a table.',
    Md: 'With whole words, 44 px high.',
    Disabled: 'Cannot be changed.',
  },
  content: ['Words and signs are its own.', 'What it changes stands right below it.'],
  keys: [['Arrow keys', 'Change the unit.']],
  screenReader:
    'A group “Units” with two radio buttons, “Centimetres” and “Inches”, also where only “cm” and “in” are seen.',
  do: { text: 'Show every measure of the page in the unit that is chosen.' },
  dont: { text: 'Show two of them on a page with different values.' },
  related: { 'Commerce/SizeTable': 'Has a small one.', 'Commerce/JeansCalculator': 'Has one for heights.' },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';
import { TextLink } from './TextLink.tsx';

export const textLinkGuide: ComponentGuide = {
  purpose: 'A link within a text or below it: underlined, in the colour of the text.',
  notFor:
    'For the main way on, use a Button around a link (`asChild`); for a file, FileLink. What does something and leads nowhere is a button.',
  states: {
    Default: 'In the colour around it.',
    Muted: 'Small and muted, for what few need.',
    Garance: 'The accent, for one link that should be seen.',
    LongText: 'Takes several lines.',
  },
  content: [
    'Says where it leads when it is read alone: “How returns work”, not “here”.',
    'No arrow, and no full stop within the link.',
  ],
  keys: [],
  screenReader: 'A native link; the underline is not only a colour, so that it is found without seeing one.',
  do: { text: 'Name the goal.', example: <TextLink href="#">Toutes les nouveautés</TextLink> },
  dont: { text: 'Use it for an action, such as removing: it cannot be opened in a new tab.' },
  related: {
    'Controls/Button': 'The main way on.',
    'Controls/FileLink': 'A file.',
    'Controls/CtaList': 'Several ways on.',
  },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';
import { FileLink } from './FileLink.tsx';

export const fileLinkGuide: ComponentGuide = {
  purpose: 'Downloads a file, and says before what comes and how large it is.',
  notFor: 'For a page, use TextLink: not everything that looks like paper is a file.',
  states: {
    Default: 'Name, format and size in kilobytes.',
    Heavy: 'In megabytes, with one decimal.',
    WithoutSize: 'A size that is not known is left out.',
    LongText: 'A long name takes several lines.',
  },
  content: [
    'The name says which one it is: “Invoice of Maison Rétro”, not “Download”.',
    'The format is written as people say it: PDF, ZIP.',
  ],
  keys: [],
  screenReader: 'A link with `download`: “Invoice of Maison Rétro PDF, 124 kB”. The sign is not read.',
  do: {
    text: 'Name the file.',
    example: <FileLink href="#" name="Facture de Maison Rétro" type="PDF" size={124_300} />,
  },
  dont: { text: 'Guess a size: leave it out when the server does not tell.' },
  related: { 'Controls/TextLink': 'Leads to a page.' },
};

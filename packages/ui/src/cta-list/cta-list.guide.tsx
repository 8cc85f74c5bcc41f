import type { ComponentGuide } from '../guidance/component-guide.ts';
import { CtaList } from './CtaList.tsx';

export const ctaListGuide: ComponentGuide = {
  purpose: 'The links at the end of a block: the first is a button, the others are text links.',
  notFor:
    'For actions of a form or a dialog, lay out Button elements; for links within a text, use TextLink.',
  states: {
    Default: 'A main link and another one.',
    Paper: 'On paper.',
    Dark: 'On a dark surface: a paper button, and a light focus ring.',
    Quiet: 'A lined button, where a page has many of these lists.',
    One: 'The main link alone.',
    Empty: 'Nothing at all.',
    LongText: 'A long label takes several lines.',
  },
  content: [
    'Two or three words each, with a verb: “View drop”.',
    'The most important link comes first: only it is a button.',
  ],
  keys: [],
  screenReader:
    'Links in their order; that the first one looks like a button is not said, because it leads somewhere.',
  do: {
    text: 'Say where each link leads.',
    example: (
      <CtaList
        cta={[
          { name: 'Chiner', path: '/shop/' },
          { name: 'Les drops de la semaine', path: '/drops' },
        ]}
      />
    ),
  },
  dont: { text: 'Give a block four of them: one is chosen less often than none.' },
  related: { 'Controls/Button': 'The look of the first.', 'Controls/TextLink': 'The look of the others.' },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Button } from './Button.tsx';

export const buttonGuide: ComponentGuide = {
  purpose:
    'Starts an action: adds to the cart, sends a form, opens a dialog. Its tone says how important the action is.',
  notFor:
    'For a link in a text, use TextLink; for a sign alone, IconButton. A link that looks like a button is `asChild` around a Link, so that it opens in a new tab as links do.',
  states: {
    Default: 'Garance, the main action of a screen: at most one is visible at a time. 52 px high.',
    Ink: 'A main action where garance would be one accent too many, as in a drawer of filters.',
    Line: 'A second action beside the main one.',
    Paper: 'On a dark or coloured surface.',
    Danger:
      'What cannot be undone, as closing an account: garance lines, filled under a pointer. A dialog asks before it is done.',
    Quiet: 'An action that takes back or leaves: cancel, clear all.',
    Small: '40 px high, and 44 px under a finger, for actions of a line or a card.',
    Block: 'As wide as its place, for the one action of a panel, a form or a phone.',
    AsLink: 'A link with the look of a button: it leads to a page, and opens in a new tab as links do.',
    Loading:
      'While its action runs: a spinner is added to the label and makes it wider, clicks do nothing, focus stays.',
    Disabled: 'Cannot be used. Say near it why.',
    LongText: 'A long label takes several lines; it is never cut.',
  },
  content: [
    'Under a pointer its ground changes, while it is pressed too; the keyboard’s focus adds the ring of all that has it. Foundations draw each tone in each of these states.',
    'Begins with a verb and says what happens: “Add to cart”, not “OK”.',
    'The button that orders says that payment is due, as the law requires, with the total.',
    'While it loads, the label stays, unless it says what is going on, as that of PaymentButtons does.',
  ],
  keys: [['Enter, Space', 'Start the action; on a link, Enter alone follows it.']],
  screenReader:
    'A native button, read by its label. While loading it is busy and disabled (`aria-busy`, `aria-disabled`) but keeps its focus, so that nothing is lost; when `disabled`, it cannot be focused.',
  do: { text: 'Tell what happens, with a verb.', example: <Button>Ajouter au panier</Button> },
  dont: {
    text: 'Put two main actions side by side: neither is the main one any more. Give the second one the tone `line`.',
    example: (
      <div className="flex flex-wrap gap-3">
        <Button size="sm">Ajouter au panier</Button>
        <Button size="sm">Faire une offre</Button>
      </div>
    ),
  },
  related: {
    'Controls/TextLink': 'A link within a text.',
    'Controls/IconButton': 'A sign without a visible label.',
    'Commerce/WishlistHeart': 'A button that stays pressed.',
  },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Money } from './Money.tsx';

export const moneyGuide: ComponentGuide = {
  purpose: 'Writes an amount of money as the language does: €110, 110 €.',
  notFor: 'For the price of a piece with what it was before, use Price.',
  states: {
    Default: 'A whole amount, without cents.',
    WithHundredths: 'Cents always have two digits, thousands are set apart: 1 234,50 €, €1,234.50.',
    Exact: 'With cents in any case, for sums that stand below each other.',
    Negative: 'With a minus sign.',
  },
  content: [
    'The value is whole cents with their currency; nobody types amounts as text.',
    'An amount that is no number is a dash, with a warning on the console in development.',
  ],
  keys: [],
  screenReader:
    'A text, read as an amount of the page’s language. It does not break between number and sign.',
  do: {
    text: 'Write `exact` wherever amounts are added up.',
    example: <Money exact value={{ amount: 11000, currency: 'EUR' }} />,
  },
  dont: { text: 'Put amounts together from numbers and a euro sign: order and spaces differ by language.' },
  related: { 'Controls/Price': 'The price of a piece.', 'Commerce/PriceDetails': 'A sum.' },
};

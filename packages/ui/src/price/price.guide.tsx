import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Price } from './Price.tsx';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' as const });

export const priceGuide: ComponentGuide = {
  purpose: 'The price of one piece, with what it was before when it is reduced.',
  notFor:
    'For an amount in a sentence or a sum, use Money; for the lines of a cart with delivery and total, PriceDetails. Cards in a list write their price themselves, because a page has ninety-six of them.',
  states: {
    Default: 'The current price alone.',
    Reduced: 'Garance, with the earlier price crossed out and the reduction in percent.',
    From: '“from”, when other variants cost more.',
    Large: 'On the page of the piece.',
    Past: 'Muted, and without the percentage: a piece that can no longer be bought.',
  },
  content: [
    'In Instrument Sans (`font-text`), with digits of one width (`tabular-nums`). The current price is bold (`font-bold`, 650): text-base in a list, text-2xl on the page of a piece. ProductCard writes its own, bold at text-base, and in garance where it is reduced.',
    'The crossed-out price is the lowest of the last thirty days, as the law on announced reductions requires: the server sends it, nobody types it.',
    'The percentage comes from the server too, in whole percent.',
    'A price that makes no sense (a “reduction” that is dearer, a percentage over 100) is shown without its reduction, and a warning is written to the console in development.',
  ],
  keys: [],
  screenReader:
    'A paragraph. Before the crossed-out price it says “was”, because crossing out is not announced; colour is never the only sign of a reduction.',
  do: {
    text: 'Show the earlier price beside the current one.',
    example: <Price current={euros(58)} regular={euros(117)} percent={50} />,
  },
  dont: {
    text: 'Call a price reduced for which no earlier price is known: pass no `regular`, and it stays in ink.',
    example: <Price current={euros(58)} />,
  },
  related: {
    'Commerce/PriceDetails': 'All amounts of a cart and their total.',
    'Commerce/ProductCard': 'Writes its own price, in the same form.',
  },
};

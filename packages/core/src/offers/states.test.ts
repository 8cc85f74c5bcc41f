import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LIVE_OFFER_STATUSES,
  OFFER_STATUSES,
  OFFER_TRANSITIONS,
  canMoveOffer,
  offerAllowedFrom,
  type OfferStatus,
} from './states.ts';

const status = fc.constantFrom(...OFFER_STATUSES);

describe('offer states', () => {
  it('wait for somebody while pending and accepted alone', () => {
    expect(LIVE_OFFER_STATUSES).toEqual(['PENDING', 'ACCEPTED']);
  });

  it('are never left for themselves, nor for PENDING', () => {
    for (const from of OFFER_STATUSES)
      expect(OFFER_TRANSITIONS[from].filter((to) => to === from || to === 'PENDING')).toEqual([]);
  });

  it('name the same moves from both ends', () => {
    for (const to of OFFER_STATUSES)
      expect(offerAllowedFrom(to)).toEqual(OFFER_STATUSES.filter((from) => canMoveOffer(from, to)));
  });

  it('come to rest within two moves, and are used only after they were accepted', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 12 }), (wanted) => {
        const path: OfferStatus[] = ['PENDING'];
        for (const to of wanted) if (canMoveOffer(path.at(-1) ?? 'PENDING', to)) path.push(to);
        expect(path.length).toBeLessThanOrEqual(3);
        expect(path.filter((at) => at === 'ACCEPTED').length).toBeLessThanOrEqual(1);
        expect(path.includes('USED') && path.join() !== 'PENDING,ACCEPTED,USED').toBe(false);
      }),
    );
  });
});

describe('the offers of one listing', () => {
  type Book = { statuses: OfferStatus[]; promisedTo: number | null };

  /** A move as the shop makes it: the piece is promised first, so that it is promised once. */
  const move = (book: Book, index: number, to: OfferStatus): Book => {
    const from = book.statuses[index];
    if (from === undefined || !canMoveOffer(from, to)) return book;
    if (to === 'ACCEPTED' && book.promisedTo !== null) return book;
    const ends = from === 'ACCEPTED';
    return {
      statuses: book.statuses.with(index, to),
      promisedTo: to === 'ACCEPTED' ? index : ends ? null : book.promisedTo,
    };
  };

  it('are accepted one at a time and used once, whatever happens in whatever order', () => {
    const moves = fc.array(fc.tuple(fc.nat({ max: 4 }), status), { maxLength: 40 });
    fc.assert(
      fc.property(moves, (all) => {
        let book: Book = { statuses: Array.from({ length: 5 }, () => 'PENDING' as const), promisedTo: null };
        for (const [index, to] of all) {
          // Once the piece is sold nothing is left to accept.
          if (to === 'ACCEPTED' && book.statuses.includes('USED')) continue;
          book = move(book, index, to);
          expect(book.statuses.filter((at) => at === 'ACCEPTED').length).toBeLessThanOrEqual(1);
          expect(book.statuses.filter((at) => at === 'USED').length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

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
  it('only pending and accepted offers are live', () => {
    expect(LIVE_OFFER_STATUSES).toEqual(['PENDING', 'ACCEPTED']);
  });

  it('no status leads to itself or to PENDING', () => {
    for (const from of OFFER_STATUSES)
      expect(OFFER_TRANSITIONS[from].filter((to) => to === from || to === 'PENDING')).toEqual([]);
  });

  it('both tables describe the same transitions', () => {
    for (const to of OFFER_STATUSES)
      expect(offerAllowedFrom(to)).toEqual(OFFER_STATUSES.filter((from) => canMoveOffer(from, to)));
  });

  it('end within two transitions, and are used only after acceptance', () => {
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
  type Offers = { statuses: OfferStatus[]; promisedTo: number | null };

  /** Applies a transition as the shop does: the item is reserved first, so that only one offer can be accepted. */
  const move = (offers: Offers, index: number, to: OfferStatus): Offers => {
    const from = offers.statuses[index];
    if (from === undefined || !canMoveOffer(from, to)) return offers;
    if (to === 'ACCEPTED' && offers.promisedTo !== null) return offers;
    const ends = from === 'ACCEPTED';
    return {
      statuses: offers.statuses.with(index, to),
      promisedTo: to === 'ACCEPTED' ? index : ends ? null : offers.promisedTo,
    };
  };

  it('are accepted one at a time and used once, in any order of events', () => {
    const moves = fc.array(fc.tuple(fc.nat({ max: 4 }), status), { maxLength: 40 });
    fc.assert(
      fc.property(moves, (all) => {
        let offers: Offers = {
          statuses: Array.from({ length: 5 }, () => 'PENDING' as const),
          promisedTo: null,
        };
        for (const [index, to] of all) {
          // A sold item has no offer left to accept.
          if (to === 'ACCEPTED' && offers.statuses.includes('USED')) continue;
          offers = move(offers, index, to);
          expect(offers.statuses.filter((at) => at === 'ACCEPTED').length).toBeLessThanOrEqual(1);
          expect(offers.statuses.filter((at) => at === 'USED').length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

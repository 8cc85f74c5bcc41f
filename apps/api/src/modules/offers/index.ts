export { closeOffersFor, settleOffersOfSale } from './end-offers.ts';
export { issueOfferLink } from './links-repository.ts';
export { OFFER_UPDATES, type OfferUpdate } from './notify-buyers.ts';
export { statusOf } from './offer-view.ts';
export { findOffer, listOffers, type OfferRow } from './repository.ts';

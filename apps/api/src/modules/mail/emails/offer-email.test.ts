import { expect, test } from 'vitest';
import { OFFER_EMAILS, offerEmail, type OfferEmailKind } from './offer-email.ts';

const PRICES: Record<OfferEmailKind, string> = {
  received: ', €100',
  sent: ', €100',
  accepted: ', €80, was €100',
  declined: ', €100',
  lapsed: '',
  'promise-over': '',
  sold: '',
  withdrawn: '',
};

test.each(OFFER_EMAILS)('the piece of the email “%s” has a price only where its text has one', (kind) => {
  const { text } = offerEmail({
    kind,
    locale: 'en',
    publicUrl: 'https://patine.example',
    name: 'Léa',
    offer: { item: 'Skirt', size: 'M', store: 'Ourlet', amount: '€80', price: '€100', until: '27/11/2026' },
    picture: null,
    address: 'https://patine.example/7',
  });
  const seller = kind === 'received' ? '' : ', sold by Ourlet';
  expect(text.split('\n')).toContain(`- Skirt, M${seller}${PRICES[kind]}`);
});

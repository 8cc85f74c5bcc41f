import type { Locale } from '@patine/core';
import type { Letter } from '../modules/mail/layout.ts';
import { ACCOUNT_LETTERS, accountLetter } from '../modules/mail/templates/account-letter.ts';
import { jeansSizes } from '../modules/mail/templates/jeans-sizes.ts';
import { newPieces } from '../modules/mail/templates/new-pieces.ts';
import { NEWSLETTER_LETTERS, newsletterLetter } from '../modules/mail/templates/newsletter-letter.ts';
import { OFFER_LETTERS, offerLetter } from '../modules/mail/templates/offer-letter.ts';
import { pieceFree } from '../modules/mail/templates/piece-free.ts';
import { WISHED_TOPICS, wishedPieces } from '../modules/mail/templates/wished-pieces.ts';

const publicUrl = 'https://patine.example';
const token = '7';
const money = (amount: number) => ({ amount, currency: 'EUR' as const });

/** Every letter that is no component, in one language; `said` is whatever somebody else than the shop wrote. */
export function plainLetters(locale: Locale, said: string): Record<string, Letter> {
  const piece = {
    name: said,
    slug: '7',
    variants: [{ size: said, pricing: { currentPrice: money(24_500), regularPrice: money(29_000) } }],
  };
  const account = { locale, publicUrl, firstName: said, address: said, token };
  const offer = { piece: said, size: said, store: said, amount: said, price: said, until: said };
  const search = { name: said, path: '/shop/', token };
  const newsletter = { locale, publicUrl, stopToken: token, token, code: said, until: null };
  const wished = { locale, publicUrl, pieces: [piece], stopToken: token };
  return {
    jeans: jeansSizes({ locale, W: 28, L: 30, colors: ['bleu'], publicUrl }),
    'a new piece': newPieces({ locale, publicUrl, search, pieces: [piece], total: 1 }),
    'new pieces': newPieces({ locale, publicUrl, search, pieces: [piece], total: 3 }),
    'piece free': pieceFree({ locale, publicUrl, piece }),
    ...Object.fromEntries([
      ...ACCOUNT_LETTERS.map((kind) => [`account ${kind}`, accountLetter(kind, account)]),
      ...OFFER_LETTERS.map((kind) => [
        `offer ${kind}`,
        offerLetter(kind, { locale, name: said, offer, address: publicUrl }),
      ]),
      ...NEWSLETTER_LETTERS.map((kind) => [`newsletter ${kind}`, newsletterLetter(kind, newsletter)]),
      ...WISHED_TOPICS.map((topic) => [`wishlist ${topic}`, wishedPieces(topic, wished)]),
    ]),
  };
}

import type { CardOutcome } from './cards.ts';

type Words = {
  title: string;
  company: string;
  notice: string;
  toPay: string;
  number: string;
  hint: string;
  pay: string;
  cancel: string;
  cards: string;
  use: string;
  unknownCard: string;
  declined: string;
  over: string;
  back: string;
  outcomes: Record<CardOutcome, string>;
};

/** The sandbox is another company: it speaks for itself, in the buyer's language. */
export const WORDS: Readonly<Record<'fr' | 'en', Words>> = {
  fr: {
    title: 'Paiement d’essai',
    company: 'Banc d’essai des paiements',
    notice: 'Aucun argent ne change de mains : cette page remplace une vraie banque.',
    toPay: 'À payer',
    number: 'Numéro de carte',
    hint: 'Seules les cartes d’essai ci-dessous sont acceptées.',
    pay: 'Payer',
    cancel: 'Annuler et revenir à la boutique',
    cards: 'Cartes d’essai',
    use: 'Payer avec cette carte',
    unknownCard: 'Ce numéro n’est pas celui d’une carte d’essai. Choisissez-en un dans la liste.',
    declined: 'La carte a été refusée. Rien n’a été débité, et vos pièces sont toujours dans votre panier.',
    over: 'Cette page de paiement n’est plus ouverte. Rien n’a été débité.',
    back: 'Revenir à la boutique',
    outcomes: {
      succeeds: 'est acceptée',
      declines: 'est refusée',
      timesOut: 'ne répond jamais',
      paysLate: 'paie une minute après la fin du délai',
    },
  },
  en: {
    title: 'Test payment',
    company: 'Payment test bench',
    notice: 'No money changes hands: this page stands in for a real bank.',
    toPay: 'To pay',
    number: 'Card number',
    hint: 'Only the test cards below are taken.',
    pay: 'Pay',
    cancel: 'Cancel and go back to the shop',
    cards: 'Test cards',
    use: 'Pay with this card',
    unknownCard: 'This is not the number of a test card. Choose one from the list.',
    declined: 'The card was declined. Nothing was charged, and your pieces are still in your cart.',
    over: 'This payment page is closed. Nothing was charged.',
    back: 'Back to the shop',
    outcomes: {
      succeeds: 'is accepted',
      declines: 'is declined',
      timesOut: 'never answers',
      paysLate: 'pays a minute after the time is over',
    },
  },
};

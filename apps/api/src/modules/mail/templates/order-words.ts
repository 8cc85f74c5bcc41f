import type { DeliveryMethod, Locale } from '@patine/core';

type Words = {
  subject: (reference: string) => string;
  title: string;
  thanks: (name: string) => string;
  items: string;
  piece: string;
  amount: string;
  soldBy: (seller: string) => string;
  written: (label: string, value: string) => string;
  sums: string;
  products: string;
  discounts: string;
  qualityControl: string;
  total: string;
  delivery: string;
  methods: Record<DeliveryMethod, string>;
  expected: (from: string, to: string) => string;
  to: string;
  follow: string;
  path: (id: string) => string;
  guaranteeTitle: string;
  guarantee: string[];
  withdrawalTitle: string;
  withdrawal: string[];
  customised: string;
  sellersTitle: string;
  sellers: (names: string) => string;
};

export const ORDER_WORDS: Readonly<Record<Locale, Words>> = {
  fr: {
    subject: (reference) => `Votre commande ${reference} est confirmée`,
    title: 'Merci, votre commande est confirmée',
    thanks: (name) => `Bonjour ${name}, votre paiement est accepté et les vendeurs préparent vos pièces.`,
    items: 'Vos pièces',
    piece: 'Pièce',
    amount: 'Montant',
    soldBy: (seller) => `vendu par ${seller}`,
    written: (label, value) => `${label} : ${value}`,
    sums: 'Votre commande',
    products: 'Valeur des pièces',
    discounts: 'Remises',
    qualityControl: 'Contrôle qualité',
    total: 'Total payé',
    delivery: 'Livraison',
    methods: { STANDARD: 'à domicile', TRACKED: 'à domicile, suivie', RELAY: 'en point relais' },
    expected: (from, to) => `Arrivée prévue entre le ${from} et le ${to}.`,
    to: 'Adresse',
    follow: 'Suivre la commande',
    path: (id) => `/account/orders/${id}`,
    guaranteeTitle: 'Garantie légale de deux ans',
    guarantee: [
      'Chaque pièce bénéficie de la garantie légale de conformité pendant deux ans à compter de sa réception. Un défaut qui apparaît dans les douze premiers mois est présumé avoir existé à la livraison.',
      'La réparation ou le remplacement est sans frais ; s’il est impossible, vous pouvez obtenir une réduction du prix ou l’annulation de la vente. La garantie des vices cachés s’applique également.',
    ],
    withdrawalTitle: 'Droit de rétractation de quatorze jours',
    withdrawal: [
      'Vous pouvez renoncer à votre achat sans donner de motif pendant quatorze jours à compter de la réception de la dernière pièce. Ouvrez la commande dans votre compte et choisissez « Renoncer au contrat ici », ou écrivez-nous avant la fin du délai.',
      'Vous renvoyez ensuite les pièces sous quatorze jours. Le remboursement, frais de livraison standard compris, suit sous quatorze jours ; une participation aux frais de retour vous est indiquée avant l’envoi.',
    ],
    customised: 'Les pièces personnalisées à votre demande ne peuvent être ni reprises ni échangées.',
    sellersTitle: 'Vos vendeurs',
    sellers: (names) => `Vous avez acheté auprès de vendeurs professionnels : ${names}.`,
  },
  en: {
    subject: (reference) => `Your order ${reference} is confirmed`,
    title: 'Thank you, your order is confirmed',
    thanks: (name) => `Hello ${name}, your payment went through and the sellers are preparing your pieces.`,
    items: 'Your pieces',
    piece: 'Piece',
    amount: 'Amount',
    soldBy: (seller) => `sold by ${seller}`,
    written: (label, value) => `${label}: ${value}`,
    sums: 'Your order',
    products: 'Order value',
    discounts: 'Discounts',
    qualityControl: 'Quality control',
    total: 'Total paid',
    delivery: 'Delivery',
    methods: { STANDARD: 'to your door', TRACKED: 'to your door, tracked', RELAY: 'to a relay point' },
    expected: (from, to) => `Expected between ${from} and ${to}.`,
    to: 'Address',
    follow: 'Follow the order',
    path: (id) => `/en/account/orders/${id}`,
    guaranteeTitle: 'Two-year legal guarantee',
    guarantee: [
      'Every piece carries the legal guarantee of conformity for two years from its receipt. A defect that shows within the first twelve months is presumed to have been there at delivery.',
      'Repair or replacement is free; where neither is possible you may have the price reduced or the sale cancelled. The guarantee against hidden defects applies as well.',
    ],
    withdrawalTitle: 'Fourteen days to withdraw',
    withdrawal: [
      'You may withdraw from your purchase without giving a reason for fourteen days from the receipt of the last piece. Open the order in your account and choose “Withdraw from the contract here”, or write to us before the time is over.',
      'You then send the pieces back within fourteen days. The refund, standard delivery included, follows within fourteen days; a contribution to the return shipping is told to you before you send anything.',
    ],
    customised: 'Pieces customised at your request can be neither returned nor exchanged.',
    sellersTitle: 'Your sellers',
    sellers: (names) => `You bought from professional sellers: ${names}.`,
  },
};

import type { Locale } from '@patine/core';

export type HarmonisedNotice = {
  title: string;
  minimum: string;
  claims: string;
  examples: readonly string[];
  liable: string;
  remedies: readonly string[];
  period: string;
  /** Text around the link to the European Union's page, which is the destination of the notice's QR code. */
  beforeLink: string;
  /** Address of that page, without its scheme. */
  link: string;
  afterLink: string;
  steps: string;
  stepList: readonly string[];
  commercial: string;
};

/**
 * The harmonised notice on the legal guarantee in the words of Regulation (EU) 2025/1960, annex I. They are law, not translations:
 * each language has the text of its edition. Only the sentences that point at pictures differ: the link stands for the QR code.
 */
export const HARMONISED_NOTICE: Readonly<Record<Locale, HarmonisedNotice>> = {
  fr: {
    title: 'Garantie légale',
    minimum:
      'Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union européenne.',
    claims:
      'Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens\u00a0:',
    examples: ['ne correspondent pas à la description\u00a0;', 'ne fonctionnent pas comme prévu.'],
    liable:
      'Les vendeurs sont responsables de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer\u00a0:',
    remedies: [
      'une réparation gratuite ou un remplacement gratuit\u00a0;',
      'dans certains cas, une réduction de prix ou un remboursement intégral.',
    ],
    period:
      'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
    beforeLink: 'Pour en savoir plus sur vos droits dans un pays donné, consultez ',
    link: 'europa.eu/youreurope/garanties',
    afterLink: ' ou le vendeur.',
    steps: 'Que faire si vous recevez des biens non conformes\u00a0:',
    stepList: [
      'Contactez le vendeur dès que possible pour signaler le problème\u00a0;',
      'Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
    ],
    commercial:
      'Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale. Par exemple, un label GARAN représente une garantie commerciale de durabilité offerte par le producteur sans frais supplémentaires et s’appliquant à l’ensemble du bien.',
  },
  en: {
    title: 'Legal guarantee',
    minimum: 'Minimum two-year legal guarantee protection for goods sold in the European Union.',
    claims: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
    examples: ['do not match the description;', 'do not function as intended.'],
    liable:
      'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    remedies: ['free repair or free replacement;', 'in some cases, a price reduction or full reimbursement.'],
    period:
      'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    beforeLink: 'For more information on your rights in a specific country, visit ',
    link: 'europa.eu/youreurope/guarantees',
    afterLink: ' or ask the seller.',
    steps: 'What to do if you receive non-conforming goods:',
    stepList: [
      'Contact the seller as soon as possible to report the issue;',
      'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    ],
    commercial:
      'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, a GARAN label represents a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
  },
};

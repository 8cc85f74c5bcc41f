import type { EditorDocs } from '../editors-page.ts';

export const twoColumnsEditors: EditorDocs<'twoColumns'> = {
  type: 'twoColumns',
  purpose:
    'Sets two subjects of equal weight side by side: two services, two ways to sell, before and after. Pictures, headings, texts and buttons of both stand on the same lines.',
  pictures: [
    {
      field: 'columns[].imageUrl',
      width: 1024,
      height: 683,
      shown: '3:2, half of the page; the whole width on phones',
    },
  ],
  do: 'Give both columns the same parts and about the same length.',
  dont: 'Do not use it for three subjects (a grid has cells for them), nor with one column left empty.',
  example: {
    fr: {
      type: 'twoColumns',
      title: 'Deux façons de vendre',
      columns: [
        {
          title: 'Vous tenez boutique',
          text: 'Vous gardez vos pièces chez vous et les expédiez. Nous fournissons l’étiquette, le suivi et le paiement.\n\nCommission de **20 % hors taxes**, rien d’autre.',
          imageUrl: 'jacket',
          imageAlt: '',
          cta: [{ name: 'Ouvrir une boutique', path: '/pages/devenir-vendeur' }],
        },
        {
          title: 'Vous avez un atelier',
          text: 'Vous refaites des pièces à partir de plus anciennes. La fiche dit ce qu’elles étaient, et ce que vous y avez changé.',
          imageUrl: 'dress',
          imageAlt: '',
          cta: [{ name: 'Lire notre histoire', path: '/pages/our-story' }],
        },
      ],
    },
    en: {
      type: 'twoColumns',
      title: 'Two ways to sell',
      columns: [
        {
          title: 'You run a shop',
          text: 'Your pieces stay with you and you ship them. We provide the label, the tracking and the payment.\n\nA commission of **20% excluding VAT**, nothing else.',
          imageUrl: 'jacket',
          imageAlt: '',
          cta: [{ name: 'Open a shop', path: '/en/pages/become-seller' }],
        },
        {
          title: 'You have a workshop',
          text: 'You remake pieces from older ones. The listing says what they were, and what you changed.',
          imageUrl: 'dress',
          imageAlt: '',
          cta: [{ name: 'Read our story', path: '/en/pages/our-story' }],
        },
      ],
    },
  },
};

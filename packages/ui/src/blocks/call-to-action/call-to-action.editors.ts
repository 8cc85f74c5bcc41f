import type { EditorDocs } from '../editors-page.ts';

export const callToActionEditors: EditorDocs<'callToAction'> = {
  type: 'callToAction',
  purpose:
    'Asks for one thing: to sell, to sign up, to see a selection. It stands on a coloured swing tag, so that it is seen by those who skim.',
  pictures: [],
  do: 'One proposal, one main button whose words begin with a verb. Keep garance for the single most important one of the page.',
  dont: 'Do not put two of them on the same screen, nor a second button that competes with the first.',
  example: {
    fr: {
      type: 'callToAction',
      title: 'Vous tenez une friperie ?',
      text: 'Publier une pièce ne coûte rien. Vous choisissez vos prix et vos pièces.',
      tone: 'ecru',
      cta: [
        { name: 'Devenir vendeur', path: '/pages/devenir-vendeur' },
        { name: 'Voir la commission', path: '/pages/devenir-vendeur#commission' },
      ],
    },
    en: {
      type: 'callToAction',
      title: 'Do you run a vintage shop?',
      text: 'Listing a piece costs nothing. You choose your prices and your pieces.',
      tone: 'ecru',
      cta: [
        { name: 'Become a seller', path: '/en/pages/become-seller' },
        { name: 'See the commission', path: '/en/pages/become-seller#commission' },
      ],
    },
  },
};

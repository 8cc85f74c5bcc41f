import type { EditorDocs } from '../editors-page.ts';

export const sectionContentEditors: EditorDocs<'sectionContent'> = {
  type: 'sectionContent',
  purpose:
    'A section of an editorial page: heading, text, buttons and, if there is one, a picture on either side. Its anchor lets a link open the page at this place.',
  pictures: [
    {
      field: 'imageUrl',
      width: 1024,
      height: 1280,
      shown: '4:5 on wide screens, its middle at 3:2 on phones; keep the subject in the centre',
    },
  ],
  do: 'Change sides from one section to the next. Describe in imageAlt what the picture adds to the text.',
  dont: 'Do not begin the text with a heading: the title is one. Do not change an anchor that other pages link to.',
  example: {
    fr: {
      type: 'sectionContent',
      title: 'Imparfait, et alors ?',
      text: 'Une pièce *imparfaite* a un défaut que l’on voit à un mètre : un accroc, une tache ancienne, un bouton qui n’est plus d’origine. Son vendeur le décrit, et le prix en tient compte.\n\n- **Une reprise** se fait en une heure chez une retoucheuse.\n- **Une tache ancienne** ne partira pas : achetez pour la coupe.\n- **Un bouton** se remplace, et souvent en mieux.',
      imageUrl: 'jacket',
      imageAlt: 'Veste en jean dont le coude a été repris au fil clair',
      imageSide: 'right',
      anchor: 'imperfect',
      cta: [{ name: 'Voir les pièces imparfaites', path: '/shop/?family=imperfect' }],
    },
    en: {
      type: 'sectionContent',
      title: 'Imperfect? So what',
      text: 'An *imperfect* piece has a flaw you can see from a metre away: a tear, an old stain, a replacement button. The seller describes it, and the price reflects it.\n\n- **A darn** takes a mender an hour.\n- **An old stain** won’t come out: buy for the cut.\n- **A button** can be replaced, often with a better one.',
      imageUrl: 'jacket',
      imageAlt: 'Denim jacket with an elbow darned in light thread',
      imageSide: 'right',
      anchor: 'imperfect',
      cta: [{ name: 'Shop imperfect pieces', path: '/en/shop/?family=imperfect' }],
    },
  },
};

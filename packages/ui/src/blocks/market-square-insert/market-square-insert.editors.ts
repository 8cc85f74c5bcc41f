import type { EditorDocs } from '../editors-page.ts';

export const marketSquareInsertEditors: EditorDocs<'marketSquareInsert'> = {
  type: 'marketSquareInsert',
  purpose:
    'Tells of a place or a moment: a market, a workshop, a pop-up shop. A wide photograph, the words on a sheet laid over its edge, and a name by which links find it.',
  pictures: [
    {
      field: 'image',
      width: 1536,
      height: 1024,
      shown: '3:2, two thirds of the page; its right edge lies under the words',
    },
  ],
  do: 'Say when and where in the first sentence. Keep the subject on the left of the picture.',
  dont: 'Do not leave it up when the day is over, and do not change an id that other pages link to.',
  example: {
    fr: {
      type: 'marketSquareInsert',
      id: 'saint-ouen',
      title: 'Saint-Ouen, un samedi de novembre',
      description:
        'Quatre fois par an, nos friperies sortent leurs portants sur la place. On y touche les étoffes, on y essaie, et l’on repart avec l’histoire de la pièce.',
      headingTag: 'h2',
      image: 'jacket',
      imageAlt: 'Une veste en jean bleue, posée à plat',
    },
    en: {
      type: 'marketSquareInsert',
      id: 'saint-ouen',
      title: 'Saint-Ouen, a Saturday in November',
      description:
        'Four times a year our vintage shops bring their rails out onto the square. People touch the cloth, try things on, and leave with the story of the piece.',
      headingTag: 'h2',
      image: 'jacket',
      imageAlt: 'A blue denim jacket, laid flat',
    },
  },
};

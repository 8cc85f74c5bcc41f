import type { EditorDocs } from '../editors-page.ts';

export const keyFigureListEditors: EditorDocs<'keyFigureList'> = {
  type: 'keyFigureList',
  purpose:
    'Shows up to eight figures that a reader can check or that change their mind: commission, delays, number of pieces. Two stand in a row on phones.',
  pictures: [],
  do: 'Short figures with their unit, written as the language does: 3 500 in French, 3,500 in English. Three or four are best.',
  dont: 'Do not use superlatives, nor a figure that nobody keeps up to date.',
  example: {
    fr: {
      type: 'keyFigureList',
      title: 'Vendre chez nous, en chiffres',
      items: [
        { number: '20 %', text: 'de commission hors taxes, et rien d’autre' },
        { number: '48 h', text: 'entre le dépôt d’une pièce et sa mise en ligne' },
        { number: '14 j', text: 'pour qu’une cliente rende ce qui ne va pas' },
        { number: '3 500', text: 'pièces vendues par une friperie en un an' },
      ],
    },
    en: {
      type: 'keyFigureList',
      title: 'Selling with us, in figures',
      items: [
        { number: '20%', text: 'commission excluding VAT, and nothing else' },
        { number: '48 h', text: 'from dropping a piece off to seeing it online' },
        { number: '14 days', text: 'for a customer to return what doesn’t fit' },
        { number: '3,500', text: 'pieces sold by one vintage shop in a year' },
      ],
    },
  },
};

import type { EditorDocs } from '../editors-page.ts';

const accounts = {
  instagramUrl: 'https://www.instagram.com/patine',
  facebookUrl: 'https://www.facebook.com/patine',
  pinterestUrl: 'https://www.pinterest.fr/patine',
  websiteUrl: 'https://www.example.org/journal',
};

export const socialMediaInsertEditors: EditorDocs<'socialMediaInsert'> = {
  type: 'socialMediaInsert',
  purpose:
    'Leads to the accounts of the shop, of a seller or of a guest, on a page about them. Only the accounts that are given are shown.',
  pictures: [],
  do: 'Give full addresses, and name the site that is not a network.',
  dont: 'Do not lead away from a page that sells: keep it for the end of a story.',
  example: {
    fr: {
      type: 'socialMediaInsert',
      title: 'Les coulisses sont ailleurs',
      ...accounts,
      websiteLabel: 'Le journal',
    },
    en: { type: 'socialMediaInsert', title: 'Behind the scenes', ...accounts, websiteLabel: 'The journal' },
  },
};

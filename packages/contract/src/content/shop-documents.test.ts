import { expect, test } from 'vitest';
import {
  categoryTextListSchema,
  footerSchema,
  helloBarSchema,
  menuSchema,
  repeatedCategories,
  splitNavigation,
  toCategoryTextList,
  toCategoryTexts,
} from './shop-documents.ts';

test('contact, social links and legal line of the footer are optional, and kept', () => {
  expect(footerSchema.safeParse({ footerNav: [] }).success).toBe(true);
  const said = {
    footerNav: [{ title: 'Aide', items: [{ name: '', label: 'Retours', path: '/pages/retours' }] }],
    contact: {
      title: 'Une question ?',
      text: 'Une **personne** répond.',
      email: 'bonjour@patine.example',
      phone: '+33 1 23 45 67 89',
    },
    social: { instagram: 'https://instagram.example/patine' },
    legal: 'Patine, 12 rue des Récollets',
  };
  expect(footerSchema.parse(said)).toEqual(said);
});

test.each([
  ['contact.email', { contact: { title: 'Aide', email: 'nobody' } }],
  ['contact.phone', { contact: { title: 'Aide', phone: '06 12' } }],
  ['social.facebook', { social: { facebook: 'facebook' } }],
])('reports a wrong %s with its path', (path, part) => {
  const { error } = footerSchema.safeParse({ footerNav: [], ...part });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test('a telephone number may be held on one line by its spaces', () => {
  const contact = { title: 'Aide', phone: '+33\u00a01\u00a023\u00a045\u00a067\u00a089' };
  expect(footerSchema.parse({ footerNav: [], contact })).toEqual({ footerNav: [], contact });
});

test('a menu has three levels, pictures and the link to the app', () => {
  const menu = {
    navBar: [
      {
        label: 'Femme',
        highlighted: true,
        tags: ['new'],
        children: [{ label: 'Robes', columnIndex: 0, children: [{ label: 'Longues', path: '/shop/' }] }],
        shortcuts: [{ label: 'Le gilet', path: '/pages/gilet', imageUrl: 'cardigan' }],
      },
    ],
    logo: null,
    app: { label: 'L’application', path: 'https://apps.example/patine' },
  };
  expect(menuSchema.parse(menu)).toEqual(menu);
  const { error } = menuSchema.safeParse({ navBar: [{ label: '', tags: ['old'] }] });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual(['navBar.0.label', 'navBar.0.tags.0']);
});

test('a hello bar may be empty, and have dates', () => {
  expect(helloBarSchema.parse({})).toEqual({ text: '' });
  expect(helloBarSchema.safeParse({ text: 'Soldes', expireAt: 'demain' }).success).toBe(false);
});

test('texts of categories are written as a list, with an empty line between paragraphs', () => {
  const list = {
    categories: [
      {
        category: 'women',
        title: 'Femme',
        text: 'Un.\n\n  Deux,\nplus long.\n \n\nTrois.\n',
        seoTitle: 'Mode femme vintage',
      },
    ],
  };
  const texts = toCategoryTexts(categoryTextListSchema.parse(list));
  expect(texts).toEqual({
    women: {
      title: 'Femme',
      paragraphs: ['Un.', 'Deux,\nplus long.', 'Trois.'],
      seoTitle: 'Mode femme vintage',
    },
  });
  expect(toCategoryTextList(texts)?.categories[0]).toEqual({
    ...list.categories[0],
    text: 'Un.\n\nDeux,\nplus long.\n\nTrois.',
  });
  expect(toCategoryTextList(list)).toBeNull();
});

test('a category that is written about twice is found at its second place', () => {
  const about = (category: string) => ({ category, title: 'Titre', text: 'Texte' });
  expect(repeatedCategories({ categories: [about('men'), about('women'), about('men')] })).toEqual([2]);
});

test('a menu that holds hello bar and footer becomes three documents', () => {
  expect(splitNavigation({ navBar: [], helloBar: null, logo: null, footerNav: [], legal: 'Ligne' })).toEqual([
    { name: 'main', body: { navBar: [], logo: null } },
    { name: 'hello-bar', body: { text: '' } },
    { name: 'footer', body: { footerNav: [], legal: 'Ligne' } },
  ]);
  for (const body of [{ navBar: [] }, null, 'text', []])
    expect(splitNavigation(body)).toEqual([{ name: 'main', body }]);
});

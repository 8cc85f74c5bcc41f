import { expect, test } from 'vitest';
import { navigationSchema } from './structure.ts';

const bare = { navBar: [], helloBar: null, logo: null, footerNav: [] };

test('app, contact, social links and legal line are optional', () => {
  expect(navigationSchema.safeParse(bare).success).toBe(true);
});

test('keeps optional fields', () => {
  const said = {
    ...bare,
    app: { label: 'L’application', path: 'https://apps.example/patine' },
    contact: {
      title: 'Une question ?',
      text: 'Une **personne** répond.',
      email: 'bonjour@patine.example',
      phone: '+33 1 23 45 67 89',
    },
    social: { instagram: 'https://instagram.example/patine' },
    legal: 'Patine, 12 rue des Récollets',
  };
  expect(navigationSchema.parse(said)).toEqual(said);
});

test.each([
  ['contact.email', { contact: { title: 'Aide', email: 'nobody' } }],
  ['contact.phone', { contact: { title: 'Aide', phone: '06 12' } }],
  ['social.facebook', { social: { facebook: 'facebook' } }],
])('reports a wrong %s with its path', (path, part) => {
  const { error } = navigationSchema.safeParse({ ...bare, ...part });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

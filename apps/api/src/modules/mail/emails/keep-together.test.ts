import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Paragraph } from './components.ts';
import { KeepTogether } from './keep-together.ts';
import { toText } from './to-text.ts';

const unbrokenIn = (text: string) => {
  const html = renderToStaticMarkup(h(KeepTogether, null, h(Paragraph, null, text)));
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
  return [...html.matchAll(/<span style="white-space:nowrap">([^<]+)<\/span>/g)].map(([, found]) => found);
};

test.each([
  ['Conservez cet e-mail : il prouve la date.', ['e-mail']],
  ['Votre commande P-4823956 et le retour R-4823956', ['P-4823956', 'R-4823956']],
  ['Votre code : BIENVENUE-7B1F', ['BIENVENUE-7B1F']],
  ['Une taille W28 L30 vous ira', ['W28 L30']],
  ['dans les 24 heures, pendant 3 ans', ['24 heures', '3 ans']],
  ['Il fonctionne 60 minutes', ['60 minutes']],
])('%s is kept together where it should be', (text, expected) => {
  expect(unbrokenIn(text)).toEqual(expected);
});

test.each(['le 21/11/2026 à 10:00', 'Un rendez-vous au mieux', '59100 Roubaix', '245,00 au lieu de plus'])(
  '%s may break anywhere',
  (text) => {
    expect(unbrokenIn(text)).toEqual([]);
  },
);

test('the plain text has ordinary characters and no marks', () => {
  const text = 'Un e-mail pour P-4823956 dans 24 heures';
  expect(toText(h(KeepTogether, null, h(Paragraph, null, text)), 'fr')).toBe(`${text}\n`);
});

import { expect, test } from 'vitest';
import { failurePage } from './failure-page.ts';

const linksOf = (page: string) =>
  [...page.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, text]) => [href, text]);

test.each([
  [500, 'fr', 'Réessayer', '/', 'Retour à l’accueil'],
  [503, 'fr', 'Réessayer', '/', 'Retour à l’accueil'],
  [500, 'en', 'Try again', '/en', 'Back to the home page'],
  [429, 'en', 'Try again', '/en', 'Back to the home page'],
] as const)(
  'failure %i in %s offers the same address again, then the home page',
  (status, locale, again, home, back) => {
    expect(linksOf(failurePage(status, locale))).toEqual([
      ['', again],
      [home, back],
    ]);
  },
);

test.each([400, 404])('the page for an address that cannot work leads home alone: %i', (status) => {
  expect(linksOf(failurePage(status, 'fr'))).toEqual([['/', 'Retour à l’accueil']]);
});

test('it needs no script', () => {
  expect(failurePage(500, 'fr', 'req-1')).not.toMatch(/<script|\son\w+=|javascript:/);
});

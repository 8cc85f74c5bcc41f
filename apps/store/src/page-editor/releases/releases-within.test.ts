import type { WaitingChange } from '@patine/contract/content/releases';
import { expect, test } from 'vitest';
import { releasesWithin } from './releases-within.ts';

const winter = { id: 'w', name: 'Hiver', state: 'open', publishAt: null } as const;
const change = (locale: 'fr' | 'en', given: Partial<WaitingChange> = {}): WaitingChange => ({
  kind: 'page',
  name: 'coats',
  locale,
  version: 2,
  release: winter,
  ...given,
});
const page = (locale: 'fr' | 'en', version = 2) => ({ kind: 'page', name: 'coats', locale, version });

test('a document in no release is said to be in none', () => {
  expect(releasesWithin([page('fr')], [change('fr', { name: 'hats' })])).toEqual([]);
});

test('languages are named where a release has some of those that are written', () => {
  expect(releasesWithin([page('fr'), page('en')], [change('en')])).toEqual([
    { release: winter, languages: ['en'], isOlder: false },
  ]);
  expect(releasesWithin([page('fr'), page('en')], [change('en'), change('fr')])).toEqual([
    { release: winter, languages: null, isOlder: false },
  ]);
  const bars = { kind: 'navigation', name: 'hello-bar', locale: 'fr' } as const;
  expect(releasesWithin([page('fr'), page('en'), bars], [change('en'), change('fr')])[0]?.languages).toEqual([
    'fr',
    'en',
  ]);
});

test('a release that lacks the newest version is told, each release once', () => {
  const spring = { ...winter, id: 's', name: 'Printemps' };
  const changes = [change('fr'), change('en'), change('fr', { version: 3, release: spring })];
  expect(
    releasesWithin([page('fr', 3), page('en')], changes).map(({ release, isOlder }) => [
      release.name,
      isOlder,
    ]),
  ).toEqual([
    ['Hiver', true],
    ['Printemps', false],
  ]);
});
